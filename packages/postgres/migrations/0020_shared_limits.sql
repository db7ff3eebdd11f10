-- Counts for limits, shared by all servers (src/db/postgres/recent.ts). UNLOGGED: a count waits for no disk and no
-- replica; after a crash of the database, counting begins anew. Keys are hashes, times are milliseconds.
CREATE UNLOGGED TABLE recent_attempt (
  key text COLLATE "C" PRIMARY KEY,
  times bigint[] NOT NULL,
  until bigint NOT NULL
) WITH (fillfactor = 50);

CREATE UNLOGGED TABLE recent_call (
  key text COLLATE "C" PRIMARY KEY,
  calls bigint NOT NULL,
  until bigint NOT NULL
) WITH (fillfactor = 50);

-- Recent.attempt of src/db/recent.ts in one statement: judges all limits, then counts for all of them or for none.
CREATE FUNCTION count_attempt(limits json, now_ms bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  wait bigint;
BEGIN
  -- Locks the rows, in the order of their keys: attempts at the same moment wait for each other here.
  INSERT INTO recent_attempt AS kept (key, times, until)
  SELECT key, '{}', 0 FROM json_to_recordset(limits) AS given (key text COLLATE "C") ORDER BY key
  ON CONFLICT (key) DO UPDATE SET until = kept.until;

  UPDATE recent_attempt AS kept
  SET times = ARRAY(SELECT t FROM unnest(kept.times) AS t WHERE t > now_ms - given."windowMs" ORDER BY t)
  FROM json_to_recordset(limits) AS given (key text COLLATE "C", "windowMs" bigint)
  WHERE kept.key = given.key;

  SELECT max(times[cardinality(times)] - now_ms
    + coalesce("pausesMs"[cardinality(times) - free + 1], "pausesMs"[cardinality("pausesMs")]))
  INTO wait
  FROM json_to_recordset(limits) AS given (key text COLLATE "C", free int, "pausesMs" bigint[])
  JOIN recent_attempt AS kept USING (key)
  WHERE cardinality(times) >= free;
  IF wait > 0 THEN RETURN wait; END IF;

  UPDATE recent_attempt AS kept
  SET times = kept.times || now_ms, until = now_ms + given."windowMs"
  FROM json_to_recordset(limits) AS given (key text COLLATE "C", "windowMs" bigint)
  WHERE kept.key = given.key;
  RETURN 0;
END $$;
