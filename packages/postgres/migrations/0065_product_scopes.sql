-- compatible since 0065: a sale has lists of what it is for instead of one target, which older versions can't read.
-- Sales and promo codes name what they are for, and their exceptions, in lists.
ALTER TABLE "promo_code" ADD COLUMN "applies_to" text COLLATE "C";

ALTER TABLE "promo_code" ADD COLUMN "excluding" text COLLATE "C" NOT NULL DEFAULT '{"products":[],"collections":[],"categories":[],"subcategories":[],"brands":[]}';

ALTER TABLE "promo_code" ADD COLUMN "covers_reduced" bigint NOT NULL DEFAULT 1;

UPDATE "promo_code" SET "applies_to" = '{"products":[],"collections":' || "collections" || ',"categories":[],"subcategories":[],"brands":[]}'
WHERE "collections" <> '[]';

ALTER TABLE "promo_code" DROP COLUMN "collections";

ALTER TABLE "sale_offer" ADD COLUMN "round_to" bigint NOT NULL DEFAULT 1;

ALTER TABLE "sale_offer" ADD COLUMN "applies_to" text COLLATE "C";

ALTER TABLE "sale_offer" ADD COLUMN "excluding" text COLLATE "C" NOT NULL DEFAULT '{"products":[],"collections":[],"categories":[],"subcategories":[],"brands":[]}';

UPDATE "sale_offer" SET "applies_to" = '{"products":' || "products" || ',"collections":[' || coalesce("collection"::text, '')
  || '],"categories":[' || coalesce("category"::text, '') || '],"subcategories":[' || coalesce("subcategory"::text, '') || '],"brands":[]}'
WHERE "target" <> 'all';

ALTER TABLE "sale_offer" DROP COLUMN "target";

ALTER TABLE "sale_offer" DROP COLUMN "products";

ALTER TABLE "sale_offer" DROP COLUMN "collection";

ALTER TABLE "sale_offer" DROP COLUMN "category";

ALTER TABLE "sale_offer" DROP COLUMN "subcategory";

-- A deleted sale comes back with the same products.
UPDATE "trash" SET "row" = jsonb_set(
  "row"::jsonb - 'target' - 'products' - 'collection' - 'category' - 'subcategory',
  '{applies_to}',
  CASE "row"::jsonb ->> 'target' WHEN 'all' THEN 'null'::jsonb ELSE jsonb_build_object(
    'products', coalesce("row"::jsonb -> 'products', '[]'::jsonb),
    'collections', CASE WHEN "row"::jsonb ->> 'collection' IS NULL THEN '[]'::jsonb ELSE jsonb_build_array("row"::jsonb -> 'collection') END,
    'categories', CASE WHEN "row"::jsonb ->> 'category' IS NULL THEN '[]'::jsonb ELSE jsonb_build_array("row"::jsonb -> 'category') END,
    'subcategories', CASE WHEN "row"::jsonb ->> 'subcategory' IS NULL THEN '[]'::jsonb ELSE jsonb_build_array("row"::jsonb -> 'subcategory') END,
    'brands', '[]'::jsonb) END)::text
WHERE "noun" = 'saleOffers';
