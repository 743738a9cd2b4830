-- The pool of a publication tells the version of its shape, as every other stored document does: 1, before questions named articles or after.
update publications set pool = jsonb_build_object('schema_version', 1, 'questions', pool) where jsonb_typeof(pool) = 'array';
