/** Recognises words that show that a text is no name, but a sentence. */
import { normaliseText } from './text.ts'

const listed = (words: string) => new Set(words.split(/\s+/).filter(Boolean))

/** Words that differ from a name only by their accent: "Mãe" is not a name, but "Mae" is. */
const ACCENTED = listed('é não mãe já só olá está você vocês também então até')

/**
 * Words that never occur in a name, whether Brazilian or foreign. One of them is enough to show that a text
 * is a sentence. The words are listed without accents.
 */
const NEVER = listed(`
  faleceu falecida falecido morreu quero queria queremos quer gostaria preciso precisa precisava posso pode podem
  poderia falar falei fale conversar ligar saber sabe sabem digo disse dizer acho achei informar informo informa
  responder respondo cancelar desistir desisto voltar parar lembro lembrar esqueci conheco conheci conhece
  tenho tinha temos estou estava sou foi fui eram vou vamos chamo chama chamava consta existe funciona custa
  prefiro deixa colocar coloca anota corrigir alterar mudar trocar recomecar contratar tomar
  receber pedir pedido continuar confirmar aceitar tentar
  quanto quantos quanta quantas qual quais quem porque pq onde quando isso isto aquilo disso aqui agora depois hoje
  ontem amanha nunca ainda tambem muito voce voces vc vcs minha minhas meus nosso nossa atendente atendimento alguem
  ninguem nenhum nenhuma nome sobrenome numero telefone celular cpf cnpj cep rg email endereco internet fibra planos
  preco precos wifi fatura boleto pagamento contrato fidelidade ajudar duvida pergunta ok okay blz obrigado
  obrigada desculpa desculpe tchau cliente empresa esposa marido documento desconhecida desconhecido
  com pra pro demora demorando ruim horrivel
  merda porra caralho puta putaria foda foder fdp vsf pqp bosta idiota imbecil otario otaria babaca cuzao arrombado
`)

/**
 * Words that are also names, in Brazil or elsewhere ("Dia", "Sim", "Como"). It takes two of them to show that
 * a text is a sentence. The words are listed without accents.
 */
const SELDOM = listed(`
  nao sei mae ja so ola oi oie alo sim eu um uma em no na me te se que por para sem tem era vai vem como mas mais menos
  ele ela dele dela esse essa esta meu seu sua bom boa bem dia tarde noite nada tudo certo claro favor diz plano valor
  caro barato melhor casa pai irma filha gente humano volta sair espera multa link foto corno sempre pagar lixo
  cancela ajuda
`)

/** A surname with a word of the list. */
const DAL_PRA = /(?<=\p{L} )dal pr[aá](?!\p{L})/iu

/**
 * Finds the word that shows that a text is a sentence and not a person's name, and returns it as typed; null
 * if there is none. A doubtful text counts as a name, because refusing a real name would stop its owner from
 * ordering.
 */
export function wordOutOfPlace(text: string): string | null {
  const words = text
    .replace(DAL_PRA, '')
    .split(/[^\p{L}\p{M}'-]+/u)
    .filter(Boolean)
  const never = words.find((word) => {
    const plain = normaliseText(word)
    return ACCENTED.has(word.toLowerCase()) || NEVER.has(plain)
  })
  if (never) return never
  const seldom = words.filter((word) => SELDOM.has(normaliseText(word)))
  return seldom.length > 1 ? (seldom[0] ?? null) : null
}
