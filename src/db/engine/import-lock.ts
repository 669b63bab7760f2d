/**
 * The first of the two numbers under which a running import is locked, as SQL; the second is the id of its run. The
 * name of the schema is part of it, because sites with a schema each in one database count their imports alike.
 */
export const IMPORT_LOCK = "hashtext('import into ' || current_schema())"
