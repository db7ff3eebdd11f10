ALTER TABLE "collection" ADD COLUMN "product_colors" text COLLATE "C" NOT NULL DEFAULT '[]';
