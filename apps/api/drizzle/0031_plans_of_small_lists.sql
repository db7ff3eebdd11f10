-- compatible since 0030: the trigger refuses what it refused before.
-- With statistics (ANALYZE), SQLite read the whole ledger at each movement, because most movements reverse nothing and
-- `reverses = NULL` looked like thousands of rows. Only a reversal is looked for by what it reverses now.
DROP TRIGGER stock_movement_not_replaced;
--> statement-breakpoint
CREATE TRIGGER stock_movement_not_replaced BEFORE INSERT ON stock_movement
WHEN EXISTS (SELECT 1 FROM stock_movement WHERE seq = NEW.seq)
  OR (NEW.reverses IS NOT NULL AND EXISTS (
    SELECT 1 FROM stock_movement INDEXED BY stock_movement_reverses_unique WHERE reverses = NEW.reverses))
BEGIN SELECT RAISE(ABORT, 'stock movements are never replaced; add a reversal'); END;
