/** SQL that orders run to correct the number of free ports that is saved for undoing the last import. */

/**
 * Takes or frees a port of the area with the id $1 in the state that the last import has saved for undoing it. Used by
 * orders of an area that the import removed or stopped counting.
 */
export const changeFreePortsInUndo = (sign: '+' | '-'): string =>
  `update import_undo set before = jsonb_set(before, '{free_ports}', to_jsonb((before->>'free_ports')::integer ${sign} 1))
   where key = $1 and before->>'free_ports' is not null`
