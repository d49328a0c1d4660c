/**
 * The words of which a yes to the order consists: a word that agrees, the order, thanks, what stresses or addresses. A message
 * with any other word is no plain yes. All words are in lower case without accents.
 */
import { isOneEditAway } from '../../lib/is-one-edit-away.ts'
import { bareWords } from './yes-no.ts'

const setOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(/\s+/))

/** Words that agree by themselves. */
const AGREES = setOf(
  `sim sm si s ss yes isso exato exatamente aceito concordo autorizo autorizado autorizada pode ok okay claro obvio`,
  `perfeito perfeitamente certo certinho correto corretos corretissimo certissimo confere conferido conferida conformes`,
  `certin certim certinha perfeita lgtm correct perfect`,
  `positivo afirmativo combinado uhum aham bora vamo dale partiu nessa dentro topo prazer selado`,
  `renova renovar renovacao migrar migracao`,
)
/** Verbs that place the order, of which misspelled forms are taken as well. */
const PLACES = setOf(
  `confirm confirmar confirma confirmo confirmado confirmada confirme fechar fecha fechado fechada fechou finalizar finaliza`,
  `finalizado finalizada finalize concluir conclui concluido efetivar efetiva efetuar efetua`,
)
/** What is confirmed, and what belongs to it. */
const OBJECTS = setOf(
  `pedido pedidos compra contrato contratar order negocio trabalho servico termos condicoes dados informacoes fibra instalar instala`,
  `instalacao tecnico marcar agendar pedir pedi item itens apresentados apresentadas informados informadas descritos descritas`,
)
const THANKS = setOf(
  `obrigado obrigada obrigadao obrigadinha obg obgd brigado brigada brigadao grato grata gratidao agradeco agradecido`,
  `agradecida valeu vlw gracias thanks thank you demais muito mt mto muitissimo pelo pela por paciencia atencao gentileza ajuda`,
  `favor please abraco abracos um deus abencoe te lhe amem amor`,
)
/** Stresses or explains a yes. */
const STRESSES = setOf(
  `tudo tudinho todo toda todos todas completo integralmente totalmente inteiramente otimo otima beleza blz show bola massa top legal`,
  `maravilha joia lindo bem bom ta esta estao estou to mesmo mesma ja agora now logo certa correta certeza acordo ordem assim`,
  `sinto li conferi conferidos revisei revisado olha ver viu ne hein entao carimbado registrado tranquilo arretado operante`,
  `all good great fine everything looks enfim finalmente daora`,
  `cambio bueno tamo junto tri trem bao seria foi paciente comigo acima conforme`,
)
const ADDRESSES = setOf(
  `moco moca amigo amiga querido querida anjo filho filha patrao patroa parca parceiro irma irmao mano senhor senhora comandante`,
  `rei rainha tche brother bro painho mainha mermao miga migo mestre doutor doutora jovem vida`,
  `chefe chefia rapaz guri guria sir velho velha visse`,
)
/** What joins them. */
const JOINS = setOf(
  `com os as o a e eu meu minha seu sua esse essa de do da no nos na que q pra para p mim ai la aqui im ir podem quero vamos`,
  `enviar manda mandar bala seguir prosseguir fazer encaminhar encaminha tocar barco pague vir voce aguardo aguardando fico em`,
)
const BESIDE: readonly ReadonlySet<string>[] = [OBJECTS, THANKS, STRESSES, ADDRESSES, JOINS]

/** Phrases that agree, of words that do not agree alone. */
const PHRASES = /\b(?:com certeza|de acordo|all good|looks good|manda (?:ver|bala)|tudo em ordem)\b/

/** What is close to a verb of the order and says something else: 'confiro', 'já finalizou', 'confirmaria'. */
const OTHER_VERB = /^(?:confir[oa]|confirem|.*(?:ou|ava|ei|ia|aria|ara|ra|arao|arem))$/

/** Returns a word as the lists have it: 'simmm', 'fechadíssimo', 'cofirmo'. */
function plain(word: string): string {
  const isKnown = (each: string) =>
    AGREES.has(each) || PLACES.has(each) || BESIDE.some((all) => all.has(each))
  if (isKnown(word)) return word
  const short = word.replace(/(.)\1+$/, '$1')
  if (isKnown(short)) return short
  const positive = short.replace(/issim([oa])$/, '$1')
  if (isKnown(positive)) return positive
  if (short.length < 6 || OTHER_VERB.test(short)) return short
  return [...PLACES].find((each) => each.length > 5 && isOneEditAway(each, short)) ?? short
}

/** Whether a text consists of the words of a yes to the order, and of no others. */
export function isPlainYes(said: string): boolean {
  const words = bareWords(said).map(plain)
  const agrees = (word: string) => AGREES.has(word) || PLACES.has(word)
  return (
    words.every((word) => agrees(word) || BESIDE.some((all) => all.has(word))) &&
    (words.some(agrees) || PHRASES.test(words.join(' ')))
  )
}
