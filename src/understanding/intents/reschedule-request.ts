const OTHER_VISIT =
  /\b(?:remarc|reagend)\w+|\b(?:mud|troc|alter|adi|antecip|pass|marc)\w+\b.*\b(?:visita|instal\w+|tecnico|dia|data|horario|agendamento)\b|\b(?:outr[oa]|nov[oa]) (?:dia|data|horario)\b|\bnao (?:vou|posso|consigo|estarei)\b.*\b(?:nesse|neste|no) dia\b/

/**
 * Whether the visitor wants another day for the technician's visit of a placed order.
 * @param said lower-case text without accents
 */
export const wantsToReschedule = (said: string): boolean => OTHER_VISIT.test(said)
