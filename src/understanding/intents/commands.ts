/** Recognises the commands of the chat, such as "voltar" (back) and "ajuda" (help). */
import type { CommandName } from '../reading-types.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { bareWords } from '../words/yes-no.ts'
import { FILLER_WORDS } from '../words/filler-doubt-and-negation-words.ts'

/** Matches a whole message that asks to go back, with or without its words of courtesy. */
const BACK =
  /^(?:(?:quero|queria|posso|pode|deixa|deixa eu|vamos|vou|da pra|preciso) )?(?:voltar?|volte|retornar?|retroceder|desfazer|desfaz|anterior|go back|back|volver|atras)(?: (?:uma?|um|pouco|atras|pergunta|anterior|para|pra|pro|a|tras|passo|etapa|tela|eu|por|favor|quero|ultima|questao|ai|ali|la|so|que|q|errei|pq|perguntas|\d))*$|^(?:a )?(?:pergunta|tela|etapa|questao) anterior$/
const RESTART =
  /\b(?:recomec\w+|reinici\w+|restart|start over|comec\w+ (?:tudo )?(?:de novo|do (?:zero|0)|outra vez|novamente|do (?:comeco|inicio))|volt\w+ (?:ao?|pro|para o|do) (?:inicio|comeco)|zera\w* tudo|apag\w+ tudo|(?:apag|cancel|esquec|exclu)\w+(?: (?:iss[oa]|ess[ea]|o))?(?: pedido)? e (?:comec|faz|faca|abr|cri)\w*(?: um)? (?:outr|nov)[oa]|limp\w+ tudo|refaz\w* (?:tudo|o pedido)|(?:do|desde o) (?:zero|0|inicio|comeco)|empezar de nuevo)\b/
const HELP =
  /^(?:(?:me |preciso (?:de )?|quero |queria |uma |pode me |podem me )*(?:ajud[aeo]\w*|help|socorro|menu|comandos|opcoes|instrucoes|duvidas?|to perdid[oa]|estou perdid[oa])(?: (?:me|eu|aqui|com isso|nisso|a preencher))*|(?:eu )?(?:nao|n|num) (?:entendi|to entendendo|estou entendendo|compreendi|saquei)(?: .{0,24})?|como assim|como (?:preench\w+|respond\w+|coloc\w+|funciona|faco|escrev\w+|digit\w+)(?: (?:isso|aqui|esse campo|agora))*|(?:o que|oq|oque|o q|que|q) (?:eu )?(?:e|eh|devo|tenho que|tem que|preciso|faco|coloco|escrevo)(?: (?:isso|pra|para|eu|que|q|colocar|por|fazer|escrever|digitar|responder|aqui|agora|coloco|escrevo|e))*|explica\w*(?: .{0,24})?|help me|(?:.{0,24} )?onde (?:e que )?(?:que )?(?:eu )?(?:acho|vejo|fica|encontro|olho|ta|esta) (?:(?:isso|ess[ae]|[oa]|meu|minha) ?)*(?:numero|agencia|conta|digito|codigo)?(?: .{0,40})?)$/
const EXPLAIN =
  /\b(?:(?:qual|que) (?:e|era|foi) (?:mesmo )?a pergunta|repet\w+ (?:a pergunta|por favor|isso)|(?:lista|mostra|repete)(?: (?:a lista|as opcoes|os planos))? (?:de novo|outra vez)|me explica|explica (?:de novo|melhor|isso)|nao entendi|n entendi|(?:nao|n|num) (?:to|estou|tou) entendendo|me ajud[ae](?! a (?:escolher|decidir))|nao sei o ?que (?:e|eh) isso|what do you mean|no entiendo|i don't understand)\b/
/** Recognises a command anywhere in a message: go back, start again or help. */
export const commandOf = (message: string): CommandName | null =>
  commandIn(lowerWithoutAccents(message.slice(0, 400).normalize('NFC')))

/** Recognises a command in a text that is already in lower case without accents. */
export function commandIn(said: string): CommandName | null {
  if (/^[\s?]*\?[\s?]*$/.test(said) && said.replace(/\s/g, '').length <= 2) return 'help'
  const words = bareWords(said.replace(/^\s*\//, ''))
  const whole = words.join(' ')
  const core = words.filter((word) => !FILLER_WORDS.has(word) || word === 'mesmo').join(' ')
  // 'ai me enganei, começa de novo: nove um sete …' repeats the number, not the order
  const dictates = /\d(?:\W*[\dol]){3}/.test(said)
  const restarts = (part: string) =>
    RESTART.test(part) && !/\b(?:nao|se eu)\b/.test(part) && !(dictates && /\bcomec/.test(part))
  if (restarts(whole) || said.split(/[.;!?]/).some(restarts)) return 'restart'
  const parts = said.split(/[,.;!?]/).map((part) => bareWords(part))
  const isBackAlone = parts.some(
    (part, at) =>
      (part.length > 1 || (at > 0 && /^volt(?:ar|e)$/.test(part[0] ?? ''))) && BACK.test(part.join(' ')),
  )
  if (BACK.test(core) || BACK.test(whole) || isBackAlone) return 'back'
  const short = core.replace(/(.)\1{2,}$/, '$1')
  if (
    HELP.test(short) ||
    HELP.test(whole.replace(/(.)\1{2,}/g, '$1')) ||
    EXPLAIN.test(whole) ||
    /\bcomo assim\b[^.?!]{0,16}\?/.test(said)
  )
    return 'help'
  return null
}
