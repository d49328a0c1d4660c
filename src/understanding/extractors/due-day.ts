import { DUE_DAYS } from '../../lib/due-days.ts'
import type { Extraction } from '../extraction-state.ts'
import { EITHER, FILLER_WORDS, SOMETHING_ELSE, WITHDRAWS } from '../words/filler-doubt-and-negation-words.ts'
import { extractImpliedDueDay } from './implied-due-day.ts'

const DAY = /\bdia (?:(\d{1,3})|(primeiro))(?!\d|[/.,-]\d| (?:util|de (?!cada|todo)[a-z]))/
const AFTER_LABEL =
  /\b(?:venc\w*|vence\w*|fatura|pagamento|pagar)\b[^\d¤?]{0,24}?(?:\bdia |\bno |\bpro |\bem |\bpara |[: ])(\d{1,2}|primeiro)(?![\d/]|[.,-]\d| (?:reais|util|de (?!cada|todo)[a-z]))/
const UNLABELLED =
  /^(?:(?:(?:por )?(?:enquanto|ora)|o|no|pro|pra mim|para mim|para|todo|melhor|jog\w+|bota|bote|mete|poe|muda|mude|passa|passe|deixa|deixe|manda|marca|coloque|a|data|quero|prefiro|pode|ser|coloca|vence|el|the|dia|e|em)[ :]+)*(\d{1,3}|primeiro)(?:o|st|nd|rd|th)?(?: (?:(?:n?o|com|via|pelo|por|em|sem|e)(?= (?:boleto|debito|fatura|pix|automatico|conta))|automatico|conta|carne|mesmo|msm|de bom tamanho|de cada mes|do mes|pra mim|para mim|de todo mes|todo mes|todo|mes|cada|dia|ta|esta|otimo|bom|certo|melhor|perfeito|legal|sim|por|favor|me|atende|serve|resolve|boleto|debito|fatura|pix|enquanto|agora|entao|ai|la))*$/
const PROPOSED =
  /^\W*(?:(?:n?o|e|entao|tem|teria|da|rola|pode|ser|pra|pro|por|com) )*(?:dia )?(\d{1,2})(?: (?:e|eh|possivel|tem|pode|da|rola|serve|pra mim|disponivel|ser))*\W*$/
const FIRST = /\bprimeiro dia do mes\b|\bthe first\b/
/** A day with a month, although it is every month's: 'doze de dezembro'. */
const OF_MONTH =
  /^\W*(?:dia )?(\d{1,2}) de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\W*$/
const LAST =
  /^(?:[^,;]*\b(?:disse|falou|pediu|quer|prefere) '?)?(?:(?:pode ser|quero|prefiro) )?(?:o ultimo(?: dia)?|o mais (?:tarde|longe|distante|(?:pro|perto do|no) fim do mes))(?: qu?e? (?:tiver|der|puder)| ai| possivel| disponivel| da lista| do mes| mesmo)*$/
/** What follows from the words before: 'recebo dia 4, então dia 5'. */
const THEN =
  /\bentao,? (?:(?:n?o|dia|pode ser|poe|bota|fica|vai|e|deixa|coloca|quero|melhor|la|pr[ao]) )*(\d{1,2})(?: mesmo| (?:pra|para) garantir| (?:fica|ta|e|eh|vai|da|serve|cai)(?: (?!nao|ruim|apertad|dificil|longe|cedo|tarde|muito|antes|depois)[a-z]+){0,2})?(?: de cada mes| (?:pra|para) mim| viu| moc[ao]| obrigad[oa]| kkk+)*(?=[\s.!]*$|[.!] (?!nao|digo|op|pera|errei|desc))/
/** What follows from the day of the wage: 'caiu o salário dia 25 aí já pago no 1'. */
const PAID_THEN =
  /\b(?:cai\w*|receb\w+|salario|pagamento|vale|aposentadoria|beneficio|pagam)\b[^.;!?]*\b\d{1,2},? (?:ai|dai|entao) (?:(?:eu|ja|logo|pago|pagar|posso|consigo|fica|bota|poe|n?o|em|dia) )+(\d{1,2})(?: (?:certinho|mesmo|sem erro|tranquilo|viu|ta))*\W*$/
/** A day beside the way to pay: 'boleto dia 20', 'dia 5 no débito'. */
const PAID_ON =
  /(?:^\W*|\b(?:no|o|quero|manda|com|por) )(?:boleto|debito(?: automatico| em conta)?)(?: (?:sim|todo|pr[ao]|no|para o|em))* dia \d{1,2}(?: de cada mes| do mes)?\W*$|\bdia \d{1,2},? (?:(?:n?o|em|com|por) )?(?:boleto|debito)\b/
/** A day that is asked for beside another answer: 'e o vencimento pode ser dia 10?' */
const REQUESTED =
  /\b(?:(?:vencimento|fatura|conta) (?:(?:ela|ele|eu) )?(?:pode(?:m)?|posso|podia|poderia|da (?:pra|para)|tem como|rola)|(?:pode(?:m)?|posso|da (?:pra|para)|tem como|queria)(?: (?:[a-z]+[aei]r|o|a|de))* (?:vencimento|fatura))(?: (?:ser|ficar|cair|vencer|botar|por|colocar|deixar|marcar|o|no|pr[ao]|para|em|de|todo))* (?:dia )?(\d{1,2})(?![\d/]|[.,-]\d)(?: (?:tambem|mesmo|por favor|de cada mes|todo mes))*\W*$/
/** One day for another: 'troca o vencimento de 15 pra 20'. */
const FROM_TO = /\bd[eo] (?:dia )?\d{1,2} (?:pr[ao]|para) (?:o )?(?:dia )?(\d{1,2})(?![\d/]|[.,-]\d)/
const INSTEAD_OF = / (?:no lugar|em vez|ao inves) d[eo] (?:dia )?\d{1,2}/
const MIDDLE = /\b(?:meio|metade|meados) d[eo] mes\b/
/** Two days between which the bill may be due: 'entre 18 e 22'. */
const BETWEEN = /\bentre (?:os? )?(?:dias? )?(\d{1,2}) (?:e|a) (?:o )?(?:dia )?(\d{1,2})(?![\d/])/
/** A second choice, which does not matter if the first is on offer. */
const FALLBACK = /^\W*(?:ou )?(?:se nao|senao|caso nao)\b/
const CONDITION =
  /^\W*(?:(?:ou )?(?:se nao|senao|caso nao)|se (?:puder|der|for possivel|sim|tiver)) (?:(?:fica|bota|poe|quero|coloca|pode ser|vai) )?/
/** Another day than that of the bill. */
const OTHER_DAY = /\b(?:instal\w+|anivers\w+|niver|nasci\w*|tecnico|visita|por exemplo)\b/
/** A day on which something else is closed: 'a contabilidade fecha no dia 20'. */
const CLOSES = /\b(?:[oa]|meu|minha) [a-z]+ (?:fecha|vira) (?:todo |n?o )?dia \d+/
const REASON = / (?:q|que|pq|porque|pois) (?!vem\b|tiver\b)/
const BEHIND_REASON = /\b(?:ja que|ja q|que|q|pq|porque|pois|como)\W*$/
const REASONED = /^\W*(?:(?:n?o|pr[ao]|dia) )*(\d{1,2}),? (?:pq|porque|por causa) /
/** A day before its reason: 'dia 5 q é qdo cai o pagamento', '10 pq recebo dia 5', '25 depois que o INSS cai'. */
const BEFORE_REASON =
  /^\W*(?:(?:n?o|pr[ao]|no|poe|bota|todo|coloca|melhor|prefiro|quero|por ora|por enquanto|pode ser|vencimento) )*(?:dia )?(?:\d{1,2}|primeiro),?(?= (?:(?:q|que|pois) (?:(?:e|eh) )?(?:quando|qdo|qnd|quand|o dia (?:que|q)|eu receb\w+|receb\w+|cai|sai|ja receb\w+|(?:(?:o|a|os|meu|minha) )+[a-z]+ (?:cai|sai|vem|entra|chega|e|eh|vence|so)) |(?:pq|porque|por causa|ja que|ja q|(?:logo )?(?:depois|dps|apos) (?:que|d[oae]s? (?!dias?\b|quinto|\d)(?=[a-z])|(?:o|a|meu) (?!dias?\b|quinto))) ?))/
const MONTHS_END = /\b(?:ultimo dia|fim|final|finzinho) d[eo] mes\b/
const VAGUE =
  /\b(?:depois|antes(?! ?[.!]?$| d[eo] (?:fechar|confirmar|continuar|seguir|terminar|finalizar))|ate|a partir|apos|entre|recebo|receber|util|cai|uma hora|deposit\w+)\b/
const REFUSED =
  /(?:^|[^\d])(\d{1,2}) nao\b|\b(?:nao|menos|exceto) (?:pode ser |quero |posso |da |o |e |no |dia )*(\d{1,2})\b/

/** The first day on offer after the one on which money comes: 'recebo dia 8, qual fica mais perto depois?' */
const AFTER_PAY =
  /\b(?:recebo|receb\w+|cai|pagam|ganho|salario|bolsa|aposentadoria|beneficio)\b[^.;?]{0,24}\bdia (\d{1,2})\b[^;]*\b(?:mais perto|logo depois|depois disso|depois dess[ea]|mais proximo|logo apos|em seguida|seguinte|qualquer (?:dia|um) depois|um pouco depois)\b/

/** The day that was named before: 'vinte e cinco é natal kkk mas pode ser esse'. */
const THIS_DAY =
  /^(?!.*\b(?:nao|nem|se|outro|receb\w+|acho)\b)(?!.*\?).*\b(?:pode ser|fica|fico com|quero|bota|serve|vai|prefiro) (?:n?ess[ea]|n?est[ea]|el[ea])(?: mesm[oa])?\W*$/

/** A day with the name of what is asked, told at last: 'portanto, vencimento em 25'. */
const OWN_LABEL =
  /(?<!\b(?:nao|sem|n|se|ou|era|antig[oa]|atual|mudar?|troca\w*|[oa] meu|hoje)(?: [oa])? )\bvencimento(?: (?:em|no|dia|pro|para|pra|o|e|eh|fica|todo|ao))*:? (\d{1,2})(?: mesmo| por favor| de cada mes| (?:pra|para) mim| viu| moc[ao]| obrigad[oa]| kkk+)*(?=[\s.!]*$|[,.!] (?!.*\b(?:nao|\d|digo|op[as]|errei))| (?:q|que|pq|porque|por causa|ja que|depois que|pois) (?!.*\b(?:nao|digo|op[as]|errei|desculpa|alias)\b))/

/** Extracts the day of the month on which the bill is due. */
export function extractDueDay(extraction: Extraction): void {
  if (!extraction.isExpected('due')) return
  extractDay(extraction)
  if (extraction.isOpen('due') && !extraction.has('due')) extractImpliedDueDay(extraction)
  const { rest, said } = extraction.text
  const found = extraction.valuesOf('due', 'due_date')
  for (const [, each] of said.matchAll(LABELLED))
    if (found.length > 0 && !found.includes(String(Number(each)))) extraction.dispute('due')
  for (const { 1: each = '', index } of said.matchAll(TAKEN_BACK_FOR))
    if (!found.includes(String(Number(each))) && !(/^\d+$/.test(each) && isSaidIn(said.slice(index), found)))
      extraction.dispute('due')
  const behind = rest.slice(rest.lastIndexOf('\u00a4') + 1)
  const [, day = ''] = (extraction.has('due') && ANOTHER_BEHIND.exec(behind)) || []
  if (day !== '' && !extraction.valuesOf('due', 'due_date').includes(day)) extraction.dispute('due')
}

/** Whether one of some days stands in a text: 'dia 20, não, pera, dia 20 é o aluguel, joga pro 25'. */
const isSaidIn = (text: string, days: readonly string[]): boolean =>
  days.some((day) => new RegExp(`\\b0?${day}\\b`).test(text))

/** What a day is taken back for: 'dia 15, ops, 5 e o email é …', '5, aliás, quinto dia útil'. */
const TAKEN_BACK_FOR = new RegExp(
  `[.,;!] *(?:(?:${WITHDRAWS}|nao|ops|opa|digo|alias|quer dizer|desculpa|pera\\w*|espera|errei|(?:ou )?melhor)[ ,.:;]+)+(?:(?:e|eh|melhor|dia|n?o|no|meu) )*(\\d{1,2}(?![\\d/:-]|[.,]\\d| ?(?:reais|anos))|\\d{1,2}\\/\\d{1,2}(?![\\d/])|[a-z ]{0,16}\\b(?:util|quando|depois|comeco|inicio|fim|final|receb\\w+)\\b)`,
  'g',
)

/** A day with the label of the question. */
const LABELLED =
  /(?<!\b(?:nao|sem|n|era|antig[oa]|atual|mudar?|troca\w*|[oa] meu|hoje)(?: [oa])? )\bvencimento(?: (?:em|no|dia|pro|para|pra))*:? (\d{1,2})(?![\d/])/g

/** Another day behind the one that is found, which may be the one to record. */
const ANOTHER_BEHIND =
  /^(?!.*\b(?:instal\w+|receb\w+|tecnico|deposit\w*|cobr\w*|cai|pag\w*|ja|pq|porque|pois|que)\b).*\b(?:dia|em|no|pro|para o) 0?(\d{1,2})(?![\d/h:]| (?:dias|de|anos|reais|mes\w*))/

function extractDay(extraction: Extraction): void {
  const { text } = extraction
  const isOpen = extraction.isOpen('due')
  // 'a contabilidade fecha no dia 20; vencimento em 25'
  const labelled = isOpen && /\d.*\d/.test(text.rest) ? OWN_LABEL.exec(text.rest) : null
  const own = String(Number(labelled?.[1]))
  if (labelled && DAYS.includes(own)) {
    text.claim(labelled.index, labelled.index + labelled[0].length)
    extraction.add('due', { due_date: own }, labelled.index)
    return
  }
  const concluded = isOpen ? (THEN.exec(text.rest) ?? FROM_TO.exec(text.rest) ?? decidedIn(text.rest)) : null
  if (concluded) {
    const value = String(Number(concluded[1]))
    text.claim(concluded.index, concluded.index + concluded[0].length)
    // '10 ou 15... põe 15'
    extraction.drop('due')
    extraction.add('due', { due_date: value }, concluded.index, DAYS.includes(value) ? null : 'unavailable')
    return
  }
  const [only = '', another] = isOpen && THIS_DAY.test(text.rest) ? (text.rest.match(/\d+/g) ?? []) : []
  if (DAYS.includes(only) && another === undefined) {
    text.claim(0, text.rest.length)
    extraction.add('due', { due_date: only }, text.said.search(/\d/))
    return
  }
  const then = isOpen ? PAID_THEN.exec(text.rest)?.[1] : undefined
  if (then !== undefined) {
    const due_date = String(Number(then))
    extraction.add('due', { due_date }, 0, DAYS.includes(due_date) ? 'confirm' : 'unavailable')
    return
  }
  const paid = isOpen ? AFTER_PAY.exec(text.rest) : null
  const next = paid && DAYS.find((day) => Number(day) > Number(paid[1]))
  if (paid && next) {
    text.claim(paid.index, paid.index + paid[0].length)
    extraction.add('due', { due_date: next }, paid.index, 'confirm')
    return
  }
  const [, ofMonth] = (isOpen && OF_MONTH.exec(text.rest)) || []
  if (ofMonth !== undefined) {
    extraction.add('due', { due_date: ofMonth }, 0, DAYS.includes(ofMonth) ? 'confirm' : 'unavailable')
    return
  }
  const range = isOpen ? BETWEEN.exec(text.rest) : null
  if (range) {
    const [least, most] = [Number(range[1]), Number(range[2])]
    const offered = DAYS.filter((day) => Number(day) >= least && Number(day) <= most)
    const [only, another] = offered
    if (another)
      extraction.addEither(
        'due',
        offered.map((due_date) => ({ due_date })),
        range.index,
      )
    else if (only) extraction.add('due', { due_date: only }, range.index, 'confirm')
    return
  }
  let hasOwn = false
  for (const { from, to, isQuestion } of text.clauses) {
    const clause = text.rest.slice(from, to).replace(INSTEAD_OF, ' ')
    // '25 pq o cartório repassa dia 23' asks nothing
    if (isQuestion && !(isOpen && text.said[to] !== '?' && REASONED.test(clause))) {
      const [, requested] = (!isOpen && extraction.isAhead('due') && REQUESTED.exec(clause)) || []
      if (requested !== undefined) {
        const due_date = String(Number(requested))
        claimWords(extraction, from, to, requested)
        extraction.add('due', { due_date }, from, DAYS.includes(due_date) ? 'confirm' : 'unavailable')
        continue
      }
      // 'dia 15?' proposes a day
      const [, day] = (isOpen && PROPOSED.exec(clause)) || []
      const asked = String(Number(day))
      if (day !== undefined && Number(day) > 0 && Number(day) < 32)
        extraction.add('due', { due_date: asked }, from, DAYS.includes(asked) ? 'confirm' : 'unavailable')
      continue
    }
    if (extraction.has('due') && /^\W*(?:(?:e|mas) )?(?:nao|nem|nunca)\b/.test(clause)) continue
    // '7. aluguel já é dia 5'
    if (hasOwn && SOMETHING_ELSE.test(clause)) continue
    // '25, já que recebo no dia 23'
    if (extraction.has('due') && BEHIND_REASON.test(text.said.slice(0, from))) continue
    const isOffered = extraction.valuesOf('due', 'due_date').some((day) => DAYS.includes(day))
    const isFallback = FALLBACK.test(clause) && isOffered
    const [meant = ''] = BEFORE_REASON.exec(clause) ?? [clause]
    if (
      isFallback ||
      OTHER_DAY.test(clause) ||
      CLOSES.test(clause) ||
      VAGUE.test(meant) ||
      /-\d/.test(clause)
    )
      continue
    const isTorn =
      EITHER.test(clause) || new Set([...meant.matchAll(/\bdia (\d{1,2})/g)].map(([, each]) => each)).size > 1
    if (isOpen && MIDDLE.test(clause)) extraction.add('due', { due_date: '15' }, from, 'confirm')
    const refused = REFUSED.exec(clause)
    // 'põe pro 5 q é junto do aluguel'
    const [head = ''] = meant === clause ? clause.split(REASON) : [meant]
    const told = /\d/.test(head) ? head : clause
    // '7 tem? senão o 5 mesmo', 'se puder, fica o 10'
    const said = (refused ? clause.replace(refused[0], ' ') : told).replace(
      isOpen ? CONDITION : FALLBACK,
      ' ',
    )
    const day = isOpen
      ? openDay(said)
      : PAID_ON.test(said) ||
          /\b(?:venc\w*|fatura)\b|\bpag\w+ (?:(?:eu|quero|prefiro|e|seria|pode ser|todo|sempre|no|o) )*dia \d/.test(
            said,
          )
        ? ledDay(said)
        : null
    if (day === null) {
      if (isOpen && MONTHS_END.test(clause) && !/\breceb\w+/.test(clause) && !extraction.has('due'))
        extraction.add('due', { due_date: '30' }, from, 'unavailable')
      continue
    }
    claimWords(extraction, from, to, day)
    hasOwn ||= !SOMETHING_ELSE.test(clause)
    const value = String(Number(day))
    // '1o' may be the first or the tenth
    if (
      isTorn ||
      !DAYS.includes(value) ||
      /^\W*se (?!nao)/.test(clause) ||
      /^\W*1o\W*$/i.test(text.raw.slice(from, to))
    )
      extraction.add(
        'due',
        { due_date: value },
        from,
        isTorn || DAYS.includes(value) ? 'confirm' : 'unavailable',
      )
    else extraction.add('due', { due_date: value }, from)
  }
}

/** Claims only the words about the day, because the rest of the clause may contain another answer. */
function claimWords({ text }: Extraction, from: number, to: number, day: string): void {
  const match = new RegExp(
    `\\b(?:venc\\w*(?: todo| no| pro| para o| pra)? )?(?:dia )?0?(?:${day}|primeiro)\\b`,
  ).exec(text.rest.slice(from, to))
  if (match) text.claim(from + match.index, from + match.index + match[0].length)
  const pay = AFTER_PAYMENT.exec(text.rest.slice(from, to))
  if (pay) text.claim(from + pay.index, from + pay.index + pay[0].length)
}

/** Behind what the day comes: 'dia 20 depois do vale'. */
const AFTER_PAYMENT = / (?:logo )?(?:depois|apos) d[oa]s? (?!dias?\b|quinto)[a-z]{3,}/

/** What is chosen at last, behind other days or words: 'depende, mas bota 12', '10 ou 12... 12 vai'. */
const DECIDED =
  /\b(?:bota|bote|poe|ponha|fecha|fico|vai|joga|jogue|marca|marque|coloca|coloque|mete|escolho|prefiro|vou)(?: (?:n?o|pr[ao]|para|com|de|em|dia|mesmo|entao))* (\d{1,2})(?: (?:mesmo|entao|ta|ai))*(?=\W*$|[.,;!])|(?<![\d/] ?)\b(\d{1,2}) (?:vai|fica|serve|ta bom|ta otimo)(?= *(?:[.,;!]|$))/g

/** Returns the match of the day that is chosen at last, if only one is, and other days or reasons stand before it. */
function decidedIn(rest: string): RegExpExecArray | null {
  const since = rest.lastIndexOf('?') + 1
  if (/\b(?:instal\w+|tecnico|visita)\b/.test(rest)) return null
  const [only, another] = [...rest.replace(CLOSES, (all) => ' '.repeat(all.length)).matchAll(DECIDED)].filter(
    ({ index }) => index >= since,
  )
  if (!only || another || only.index === 0 || /\b(?:nao|nem)\b[^.,;]*$/.test(rest.slice(0, only.index)))
    return null
  only[1] ??= only[2] ?? ''
  return only
}

const first = (day: string | undefined) => (day === 'primeiro' ? '1' : (day ?? null))

function ledDay(said: string): string | null {
  const match = AFTER_LABEL.exec(said) ?? DAY.exec(said)
  return match ? first(match[1] ?? match[2]) : null
}

function openDay(said: string): string | null {
  if (FIRST.test(said)) return '1'
  if (LAST.test(said.trim())) return DAYS.at(-1) ?? null
  const day = DAY.exec(said)
  if (day) return first(day[1] ?? day[2])
  const words = said
    .trim()
    .split(/\s+/)
    .filter((word) => !FILLER_WORDS.has(word) || /\d/.test(word))
  const bare = UNLABELLED.exec(
    words
      .join(' ')
      .replace(/[^a-z0-9: ]/g, ' ')
      .trim(),
  )
  return bare ? first(bare[1]) : first(AFTER_LABEL.exec(said)?.[1])
}

const DAYS = DUE_DAYS.map(String)
