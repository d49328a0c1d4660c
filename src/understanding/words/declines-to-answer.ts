/** Recognises a message that gives no answer: 'não sei', 'ih, não lembro mais', 'tanto faz', 'prefiro não dizer'. */
import { FILLER_WORDS } from './filler-doubt-and-negation-words.ts'
import { bareWords } from './yes-no.ts'

const NOT = '(?:nao|naum|num|n|nem)'
const SAY =
  '(?:inform|fal|cont|pass|declar|revel|coment|opin|compartilh|coloc|divulg|mencion)(?:ar|o)|d(?:ar|ou|izer|igo)|respond(?:er|o)|preench(?:er|o)|expor'
/** What is not told: 'nada sobre isso', 'minha profissão'. */
const WHAT = '(?: (?:isso|disso|nada|(?:(?:sobre|a|o|minha|meu|ess[ea]|est[ea]) )+[a-z]+))*'

const PHRASES = new RegExp(
  `\\b(?:${[
    `${NOT} (?:sei|(?:me )?(?:lembro|recordo)|(?:faco|tenho) (?:nem )?(?:a )?(?:menor |minima )?ideia)(?: (?:dizer|informar|responder|explicar|ao certo|bem|direito|ainda|o que (?:dizer|responder|informar|escrever|colocar)))*`,
    `(?:sei|lembro|faco ideia) nao|sei la|(?:me )?esqueci|(?:nem|sem) ideia|${NOT} (?:to|tou|estou) (?:(?:me )?lembrando|lembrad[oa])`,
    'tanto faz|indiferente|(?:(?:coloca|poe|bota|escreve) )?qualquer (?:uma?|coisa)',
    `${NOT} (?:(?:vou|quero|queria|posso|pretendo|desejo|gosto de|gostaria de) )?(?:${SAY})${WHAT}`,
    `(?:prefiro|preferia|quero|gostaria de|melhor) nao(?: (?:${SAY})${WHAT})?`,
    'nada (?:a|pra|para) (?:declarar|dizer|informar|acrescentar|falar|comentar)',
    `${NOT} (?:e|eh) da (?:sua|tua) conta|${NOT} (?:te |lhe )?interessa|${NOT} vem ao caso`,
    `(?:e|eh|acho) (?:muito )?(?:particular|pessoal|confidencial|desnecessari[oa])|(?:pode )?deix(?:a|ar) (?:sem|vazi[oa])|${NOT} tenho interesse(?: em (?:${SAY})${WHAT})?`,
    "sem resposta|(?:i )?(?:prefer|(?:would |'d )?rather) not(?: to)?(?: say)?|i don'?t know",
  ].join('|')})(?![a-z])`,
  'g',
)

/** Words that change nothing beside such a phrase. */
const isBeside = (word: string) =>
  FILLER_WORDS.has(word) ||
  /^(?:eu|nao|n|que|mim|mais|isso|disso|essa|dessa|direito|ainda|certeza|sinceramente|faz|tempo|ih|poxa|puts|nossa)$/.test(
    word,
  )

/**
 * Whether a message says only that the visitor does not know, does not care or does not want to tell. A mere no is not
 * such a message.
 * @param said lower-case text without accents
 */
export function declinesToAnswer(said: string): boolean {
  if (said.length > 120) return false
  const words = bareWords(said).join(' ')
  const rest = words.replace(PHRASES, ' ')
  return rest !== words && bareWords(rest).every(isBeside)
}

/** Whether a message begins as a refusal does, so that it is hardly an answer in running text: 'acho isso estranho'. */
export const mayDeclineToAnswer = (said: string): boolean =>
  /^\W*(?:eu )?(?:nao|num|nem|nada|prefiro|pode|deixa|isso|acho|melhor)\b/.test(said)
