CREATE TABLE "played_office" (
  "id" bigint PRIMARY KEY,
  "trick" text COLLATE "C" NOT NULL
);
