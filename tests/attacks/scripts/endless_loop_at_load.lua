-- Attacks the processor before the script has even returned its table.
-- stops: limit instructions_per_call
::again::
goto again
