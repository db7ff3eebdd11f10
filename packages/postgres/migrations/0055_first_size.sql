ALTER TABLE "product" ADD COLUMN "first_size" text COLLATE "C" NOT NULL DEFAULT '';
