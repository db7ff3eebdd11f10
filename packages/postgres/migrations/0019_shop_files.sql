-- Pictures and secrets, which on SQLite are files beside the database. All servers of the shop share them.
-- Writers of files don't take the writers' turn: rows that name a file are written after it.
CREATE TABLE shop_file (
  -- As backups list it: media/ab/<name>-640.webp, secrets/tokens.key.
  path text COLLATE "C" PRIMARY KEY,
  bytes bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  -- When the file was last written or found again by an upload of the same picture.
  kept_at timestamptz NOT NULL DEFAULT now()
);

-- Pictures are compressed already.
ALTER TABLE shop_file ALTER COLUMN bytes SET STORAGE EXTERNAL;
