CREATE TABLE "phone_code" (
  "phone" text COLLATE "C" PRIMARY KEY,
  "hash" text COLLATE "C" NOT NULL,
  "tries" bigint NOT NULL DEFAULT 0,
  "expires_at" text COLLATE "C" NOT NULL
);
