-- What servers tell each other about work in progress (Notes of src/db/client.ts). UNLOGGED: it is of no use after a crash.
CREATE UNLOGGED TABLE shared_note (
  name text COLLATE "C" PRIMARY KEY,
  note text NOT NULL
) WITH (fillfactor = 50);
