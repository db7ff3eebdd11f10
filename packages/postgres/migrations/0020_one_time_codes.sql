CREATE TABLE "one_time_code" (
  "hash" text COLLATE "C" PRIMARY KEY,
  "kind" text COLLATE "C" NOT NULL,
  "subject" text COLLATE "C" NOT NULL,
  "expires_at" text COLLATE "C" NOT NULL
);

ALTER TABLE "product_import" ADD COLUMN "cancel_asked_at" text COLLATE "C";
