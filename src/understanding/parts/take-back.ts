import type { Finding, Hearing } from '../hearing.ts'

/** What takes back the words before it: 'dia 10, não, dia 20'; 'não' alone does so only between marks. */
const TAKES_BACK =
  /[\s,.;:-]+(?:nao[,.;:!]+|nao (?=(?:desculp|pera|espera|perdao|ops|opa|quer dizer|digo))|(?:e )?(?:ops|opa|ou melhor|melhor dizendo|quer dizer|digo|na verdade|alias|perdao|desculp[ae]|perai?|espera|errei|corrigindo|minto|(?:pensando|pensei) (?:bem|melhor)|mudei de ideia)(?![a-z]))(?:[\s,.;:!]+(?:nao(?=[\s,.;:!]+[a-z0-9])|ops|opa|ou melhor|quer dizer|digo|na verdade|perdao|desculp[ae]|perai?|espera|errei|esse nao)(?![a-z]))*[\s,.;:!]*(?:(?:e|eh|o certo e) )?/g

/** What denies or leaves behind a value: 'não é 1, é 2', 'o antigo era 1, agora é 2', 'ia de 1 mas vou de 2'. */
const LEAVES =
  /\b(?:nao (?:e|eh|era|sao|quero|uso|usa|usem|manda|coloca|seria)|ia|iria|queria|pensei|pensava|era|antig[oa]|antes|velh[oa])\b/
const TURNS =
  /[,;.]? (?:e sim|mas sim|mas|agora|hoje|depois|atual|nov[oa]|usa|usem|usar|coloca|e|eh)(?: (?:e|eh|vou|quero|uso|o|a|no|de|por))* |[,;] /g

/** Hears a stretch of the message alone. */
type HearAlone = (from: number, to: number) => readonly Finding[]

/**
 * Takes away a value that the message itself replaces by another of its kind, so that only the later one is heard.
 * @param alone hears a stretch of the message by itself
 */
export function dropTakenBack(hearing: Hearing, alone: HearAlone): void {
  const { rest } = hearing.text
  const marks: Mark[] = [...rest.matchAll(TAKES_BACK)].map(({ 0: mark, index }) => ({
    since: 0,
    from: index,
    to: index + mark.length,
  }))
  const since = LEAVES.exec(rest)?.index
  if (since !== undefined)
    for (const { 0: mark, index } of rest.slice(since).matchAll(TURNS))
      marks.push({ since, from: since + index, to: since + index + mark.length })
  // who takes back many times is asked
  if (marks.length <= MOST) marks.some((mark) => isReplaced(hearing, alone, mark))
}

const MOST = 6

/** Words between a value and the one that replaces it; what is left behind stands between `since` and `from`. */
interface Mark {
  readonly since: number
  readonly from: number
  readonly to: number
}

function isReplaced(hearing: Hearing, alone: HearAlone, { since, from, to }: Mark): boolean {
  const before = alone(since, from)
  const after = before.length > 0 ? alone(to, hearing.text.rest.length) : []
  const old = before.find(({ kind }) => after.some((each) => each.kind === kind && each.why === null))
  if (!old) return false
  const next = before.find(({ at }) => at > old.at)
  // a value stands behind a space
  hearing.text.claim(since === 0 ? old.at : since, next ? since + next.at : to - 1)
  if (next) hearing.text.claim(from, to - 1)
  return true
}
