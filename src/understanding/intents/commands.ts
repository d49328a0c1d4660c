/** Recognises the commands of the chat, such as "voltar" (back) and "ajuda" (help). */
import type { CommandName } from '../reading-types.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { bareWords } from '../words/yes-no.ts'
import { FILLER_WORDS } from '../words/filler-doubt-and-negation-words.ts'

const PEOPLE =
  '(?:atendentes?|atendimento(?: humano)?|human[oa]s?|pessoas?(?: (?:de verdade|real|humana))?|gente(?: (?:de verdade|real|humana))?|alguem(?: (?:de verdade|real|da (?:equipe|tim|empresa)))?|vendedor(?:a|es)?|consultor(?:a|es)?|operador(?:a|es)?|representante|especialista|suporte|central|gerente|supervisor(?:a|es)?|person|human|agent|someone|somebody|persona|asesor|agente)'
const WANTS =
  '(?:quero|queria|preciso|prefiro|gostaria|posso|pode|podia|poderia|da pra|tem como|consigo|bora|deixa|me|i want|i need|can i|quiero|necesito)'

/** Matches a whole message that asks to go back, with or without its words of courtesy. */
const BACK =
  /^(?:(?:quero|queria|posso|pode|deixa|deixa eu|vamos|vou|da pra|preciso) )?(?:voltar?|volte|retornar?|retroceder|desfazer|desfaz|anterior|go back|back|volver|atras)(?: (?:uma?|um|pouco|atras|pergunta|anterior|para|pra|pro|a|tras|passo|etapa|tela|eu|por|favor|quero|ultima|questao|ai|ali|la|so|que|q|errei|pq|perguntas|\d))*$|^(?:a )?(?:pergunta|tela|etapa|questao) anterior$/
const RESTART =
  /\b(?:recomec\w+|reinici\w+|restart|start over|comec\w+ (?:tudo )?(?:de novo|do (?:zero|0)|outra vez|novamente|do (?:comeco|inicio))|volt\w+ (?:ao?|pro|para o|do) (?:inicio|comeco)|zera\w* tudo|apag\w+ tudo|(?:apag|cancel|esquec|exclu)\w+(?: (?:iss[oa]|ess[ea]|o))?(?: pedido)? e (?:comec|faz|faca|abr|cri)\w*(?: um)? (?:outr|nov)[oa]|limp\w+ tudo|refaz\w* (?:tudo|o pedido)|(?:do|desde o) (?:zero|0|inicio|comeco)|empezar de nuevo)\b/
const HELP =
  /^(?:(?:me |preciso (?:de )?|quero |queria |uma |pode me |podem me )*(?:ajud[aeo]\w*|help|socorro|menu|comandos|opcoes|instrucoes|duvidas?|to perdid[oa]|estou perdid[oa])(?: (?:me|eu|aqui|com isso|nisso|a preencher))*|(?:eu )?(?:nao|n|num) (?:entendi|to entendendo|estou entendendo|compreendi|saquei)(?: .{0,24})?|como assim|como (?:preench\w+|respond\w+|coloc\w+|funciona|faco|escrev\w+|digit\w+)(?: (?:isso|aqui|esse campo|agora))*|(?:o que|oq|oque|o q|que|q) (?:eu )?(?:e|eh|devo|tenho que|tem que|preciso|faco|coloco|escrevo)(?: (?:isso|pra|para|eu|que|q|colocar|por|fazer|escrever|digitar|responder|aqui|agora|coloco|escrevo|e))*|explica\w*(?: .{0,24})?|help me|(?:.{0,24} )?onde (?:e que )?(?:que )?(?:eu )?(?:acho|vejo|fica|encontro|olho|ta|esta) (?:(?:isso|ess[ae]|[oa]|meu|minha) ?)*(?:numero|agencia|conta|digito|codigo)?(?: .{0,40})?)$/
const EXPLAIN =
  /\b(?:(?:qual|que) (?:e|era|foi) (?:mesmo )?a pergunta|repet\w+ (?:a pergunta|por favor|isso)|(?:lista|mostra|repete)(?: (?:a lista|as opcoes|os planos))? (?:de novo|outra vez)|me explica|explica (?:de novo|melhor|isso)|nao entendi|n entendi|(?:nao|n|num) (?:to|estou|tou) entendendo|me ajud[ae](?! a (?:escolher|decidir))|nao sei o ?que (?:e|eh) isso|what do you mean|no entiendo|i don't understand)\b/
const HUMAN = [
  new RegExp(`^(?:(?:um|uma|o|a|com|por|falar|quero|chama|chame) )*${PEOPLE}$`),
  new RegExp(
    `\\b(?:fal(?!ec)\\w+|convers\\w+|atend\\w+|trat\\w+|talk|speak|hablar) (?:logo |direto |aqui )?(?:com|c|cm|to|con|with|a) (?:(?:o|a|um|uma|uns|outr[oa]|real|an|algum|alguma) )*${PEOPLE}\\b`,
  ),
  new RegExp(
    `\\b(?:me |por favor )?(?:pass\\w*|transf\\w+|cham\\w+|coloc\\w+|encaminh\\w+|direcion\\w+|conect\\w+|manda\\w*) (?:(?:pra|para|pro|por|com|em|a|o|um|uma|algum|alguma|la|eu|na|direto) )*${PEOPLE}\\b(?! (?:na|aqui|em|la)\\b)`,
  ),
  new RegExp(
    `\\b${WANTS}(?: (?:de|um|uma|o|a|ser|falar|por|com))* (?:um |uma )?(?:atendentes?|atendimento humano|human[oa]|pessoa|gente de verdade|vendedor|consultor|operador)\\b`,
  ),
  /\b(?:ouvir|escutar) (?:um|uma) (?:pessoa|atendente|human[oa])\b|\b(?:bot[ae]|poe|ponha|coloc\w+|arruma|arranja) (?:um|uma|algum|alguma) (?:pessoa|atendente|human[oa]|alguem)\b/,
  /\btem (?:alguem|algum atendente|uma pessoa|gente)\b[^?]{0,40}\b(?:atend\w+|ajud\w+|fal\w+)\b/,
  /\bnao (?:quero|gosto de|vou) (?:falar |conversar |de )?(?:com |de )?(?:um |uma )?(?:robo|robos|maquina|bot|computador|ia)\b/,
  /\b(?:me liga|me ligue|me liguem|ligu?em? (?:pra|para) mim|pode(?:m)? me ligar|quero (?:uma ligacao|que (?:me )?liguem)|liga (?:pra|para) mim|me telefon\w+|call me|posso (?:te |lhe )ligar)\b(?! (?:so |sempre |um pouco |uma hora )?(?:antes|quando|na hora|no dia|se)\b)/,
  /\b(?:atendimento|atendente) human[oa]\b/,
  new RegExp(`\\bcade (?:(?:o|a|os|as|um|uma) )?${PEOPLE}\\b`),
] as const
const NAMES_OF_PEOPLE = /\b(?:rua|avenida|av|nome|fernando|sou)\b/

/** Recognises a command anywhere in a message: go back, start again, help, or talk to a person. */
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
  const isHuman = HUMAN.some((pattern) => pattern.test(whole) || pattern.test(core))
  const isRefused =
    /\b(?:nao|n) (?:me |quero que (?:me )?|precisa(?:m)? (?:me )?|fiquem? )*(?:lig|telefon|cham)\w+/.test(
      whole,
    )
  if (isHuman && !isRefused && !isName(whole) && !/\b(?:to|estou) falando com\b/.test(whole)) return 'human'
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

const isName = (whole: string) => NAMES_OF_PEOPLE.test(whole) && !/\b(?:atend\w+|falar|humano)\b/.test(whole)
