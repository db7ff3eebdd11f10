CREATE TABLE "recovery_code" (
  "hash" text COLLATE "C" PRIMARY KEY,
  "user" bigint NOT NULL
);

CREATE TABLE "second_factor" (
  "user" bigint PRIMARY KEY,
  "secret" text COLLATE "C" NOT NULL,
  "last_step" bigint,
  "created_at" text COLLATE "C" NOT NULL,
  "confirmed_at" text COLLATE "C"
);

CREATE INDEX "recovery_code_user" ON "recovery_code" ("user");

ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "user" ("id");

ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "user" ("id");

ALTER TABLE "session" ADD COLUMN "proved_at" text COLLATE "C";

ALTER TABLE "session" ADD COLUMN "factor_at" text COLLATE "C";

ALTER TABLE "shop" ADD COLUMN "refund_proof_above" bigint NOT NULL DEFAULT 1000000;
