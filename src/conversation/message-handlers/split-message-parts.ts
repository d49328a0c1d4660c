/** Where a part of a message ends that may tell something of its own: 'nome Ana Sá, cpf … e vencimento 10'. */
const BETWEEN = /[,;.!\n]+(?:\s+|$)|\s+e\s+/
/** The same, but for what is denied along with it: 'de tarde e não de manhã'. */
const BETWEEN_TOLD = new RegExp(`${BETWEEN.source}(?!n[aã]o\\b)`)

/**
 * Returns the parts of a message that may each tell something of their own.
 * @param isDenialKept whether what is denied stays with what is told
 */
export const partsOfMessage = (text: string, isDenialKept = false): readonly string[] =>
  text
    .split(isDenialKept ? BETWEEN_TOLD : BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
