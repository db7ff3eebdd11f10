import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasMark, numberOf } from '@etrend/database'
import { describe, expect, it } from 'vitest'
import { migrationsFolder, postgresMigrations } from '../../paths'
import { contractions } from './contractions'

/** The newest migration from before versions could tell whether they can use a newer database. */
const LAST_WITHOUT_RULE = 19

describe('a migration that older versions may not survive', () => {
  it.each([
    'DROP TABLE gift',
    'ALTER TABLE `product` DROP COLUMN `fabric`;',
    'ALTER TABLE "product" RENAME COLUMN fabric TO cloth',
    'CREATE TABLE __new_size (id integer);--> statement-breakpoint\nDROP TABLE size;',
    'ALTER TABLE product ADD fabric text NOT NULL;',
    'ALTER TABLE product ADD COLUMN fabric text NOT NULL',
    'ALTER TABLE product ALTER COLUMN fabric SET NOT NULL',
    'ALTER TABLE product ADD CONSTRAINT short CHECK (length(title) < 9)',
    'CREATE UNIQUE INDEX one_name ON size (size_name)',
    "CREATE TRIGGER kept BEFORE DELETE ON size BEGIN SELECT RAISE(ABORT, 'kept'); END;",
    'CREATE OR REPLACE TRIGGER kept BEFORE DELETE ON size FOR EACH ROW EXECUTE FUNCTION refuse()',
    'CREATE TABLE gift (code text);\nALTER TABLE product DROP fabric',
  ])('is recognised: %s', (sql) => {
    expect(contractions(sql)).toHaveLength(1)
  })

  it.each([
    'CREATE TABLE gift (code text NOT NULL, CHECK (length(code) < 9))',
    "ALTER TABLE product ADD fabric text DEFAULT '' NOT NULL",
    'ALTER TABLE product ADD COLUMN fabric text',
    'CREATE INDEX by_fabric ON product (fabric)',
    'CREATE TABLE gift (code text);--> statement-breakpoint\nCREATE UNIQUE INDEX one ON gift (code)',
    'CREATE TABLE gift (code text); ALTER TABLE gift ADD CONSTRAINT short CHECK (length(code) < 9)',
    'CREATE TRIGGER changed AFTER UPDATE ON size BEGIN INSERT INTO catalogue_change (kind) VALUES (1); END',
    "-- DROP TABLE size\nUPDATE size SET size_name = 'DROP TABLE size; --'",
  ])('is not: %s', (sql) => {
    expect(contractions(sql)).toEqual([])
  })
})

it.each([migrationsFolder, postgresMigrations])(
  'every migration in %s that older versions may not survive says since which version it is safe',
  (folder) => {
    const newer = readdirSync(folder).filter((name) => numberOf(name) > LAST_WITHOUT_RULE)
    const unmarked = newer
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
      .filter(({ name, text }) => contractions(text).length > 0 && !hasMark(text, numberOf(name)))
      .map(({ name, text }) => ({ name, contractions: contractions(text) }))
    expect(unmarked).toEqual([])
  },
)

it('a mark names a migration that exists, and why older versions survive', () => {
  const why = '-- compatible since 0021: nothing reads the column since then'
  expect(hasMark(why, 22)).toBe(true)
  expect(hasMark(why, 21)).toBe(true)
  expect(hasMark(why, 20)).toBe(false)
  expect(hasMark('-- compatible since 0021', 22)).toBe(false)
  expect(hasMark('SELECT 1', 22)).toBe(false)
})
