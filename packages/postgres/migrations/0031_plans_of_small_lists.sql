-- compatible since 0030: the function answers the same.
-- PostgreSQL expects 1000 rows of a function and read whole tables for them. Lists of ids are short: the lines of a
-- cart, the rows of a page.
ALTER FUNCTION json_each(text) ROWS 8;
