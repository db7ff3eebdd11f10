-- A text as staff's searches compare it: foldedText of src/db/text-search.ts, which a test compares with this. Capital
-- letters other than ASCII are named, because lower() knows them only where the database's locale does.
CREATE FUNCTION folded(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(translate(normalize(regexp_replace(
    normalize(translate(typed, '०१२३४५६७८९‐‑‒–—―−', '0123456789-------'), NFKD),
    '[\u0300-\u036f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]', '', 'g'), NFC),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯŁØĐÆŒÞĦŦŊ',
    'αβγδεζηθικλμνξοπρστυφχψωѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюяłøđæœþħŧŋ'))
$$;
