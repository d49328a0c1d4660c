/**
 * Words that may stand around what a visitor tells (a name, a number, a document, an account) without making it another's, a
 * condition's or a question's, in lower case without accents (docs/decisions/0184). Beside any other word it is asked about.
 */
import { anyOf } from './patterns-from-word-tables.ts'
import type { ValueKind } from '../value-kinds.ts'

const NOT_DENIED = '(?<![a-z\\d])(?<!\\b(?:nao|n|nem|mas|se|quem) (?:[a-z]+ )?)'
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const SMALL = `as os um uma de da do das dos eh no na nos nas em com ao aos pra pro para por pelo pela meu minha meus minhas nosso
  nossa este esta esse essa isso aqui ai daqui eu me te se ela que so tambem tb tbm mesmo msm agora depois foi nao sem nem`
const IN_OTHER_LANGUAGES = `the is my it its it's i am was born on at and hi hello house apartment phone number name zip zipcode branch account
  bank mi es el la soy telefono naci gracias`
const COURTESY = `oi ola opa bom boa dia tarde noite tudo bem obrigado obrigada obg brigado brigada brigadu valeu vlw tmj favor pfv pfvr
  gentileza moca moco amigo amiga querido querida senhor senhora dona dr dra doutor doutora seu mano cara gente anjo amor flor
  ne viu ta tah ok okay certo certa certinho correto correta exato claro certeza beleza blz show perfeito otimo entao sim
  pronto ah bem hein hum hmm ih olha vixe bah uai oxe eita kk kkk kkkk kkkkk rs rsrs rsrsrs haha hehe grato grata abraco
  abracos att`
/** What the visitor wants done with it. */
const WISHES = `pode podem quero queria prefiro gostaria seria ser sera vai vou vim ve anota anotar anote anotai coloca colocar coloque bota
  botar bote poe ponha manda mandar mande usa usar use liga ligar ligue chamar registra registrar cadastra cadastrar escreve
  escrever enviar envia envie informo informar passo passar testa testar tenta tentar consulta consultar procura contratar
  debitar segue abaixo`
/** How one corrects oneself, which is read before. */
const CORRECTIONS = `ops opa oops errei errar errado errada corrige corrigir corrigindo muda mudar mude mudou mudei troca trocar troque altera
  alterar atualiza digitei escrevi botei coloquei mandei passei desculpa desculpe demora perdao verdade alias digo quer dizer
  enganei comeca faltou falta esqueci falar falei ficou saiu novo nova novinho dois brincadeira todo inteiro`
const LABELS = `cep numero nro nr num placa rua avenida bairro casa apto apartamento telefone tel celular cel zap zapzap whats whatsapp wpp fone
  fixo ramal chip linha tim contato ddd email e-mail mail imeio correio eletronico letra letras minusculo minuscula minusculas
  junto cpf cnpj rg nota fiscal documento cadastro consta pessoa fisica juridica empresa firma aberta cliente nome completo
  sobrenome titular pessoal principal atual nasci nasc nascimento nascida nascido nasceu data niver aniversario anos ano tenho
  mundo mae mamae mainha maezinha filho filha falecida faleceu morreu viva tenha deus casada casado solteira solteiro viuva
  viuvo aposentado aposentada chamo chama chamava sou fala falando quem banco bco ag agencia cooperativa coop conta contas cc
  corrente poupanca salario digito dv op operacao bloco torre fundos cidade zona norte sul leste oeste centro vila moro resido
  reside acha endereco codigo postal pedido hj hoje`
const OFFERS = `aceito receber propaganda propagandas publicidade spam oferta ofertas promocao promocoes promo novidades chamadas msg mensagem
  mensagens`
/** Labels of the answers that are chosen: '…, vencimento dia 10, sem débito'. */
const OTHER_ANSWERS = `plano planos mega megas giga gigas vencimento vence venc fatura debito automatico boleto pix pagar pago carne instalacao
  instala instalar visita tecnico semana dias manha cedo segunda terca quarta quinta sexta sabado mes lote quadra av lt qd sala
  loja andar ap apt casas predio comercial residencial condominio edificio fica sao sobrado kitnet cima baixo`

export const PLAIN_AROUND_TOLD = setOf(
  [SMALL, IN_OTHER_LANGUAGES, COURTESY, WISHES, CORRECTIONS, LABELS, OFFERS, OTHER_ANSWERS].join(' '),
)

/** Phrases that are plain as a whole, unless they are denied; a word of them may mean anything: 'nome limpo'. */
const PLAIN_PHRASES: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  phone: anyOf(
    `(?:esse |o |mesmo |msm |aqui )*(?:que|q) (?:eu )?(?:to|tou|estou) (?:usando|falando|teclando)(?: agora| aqui)?,
    (?:o |meu )?unico(?: (?:que|q))?(?: eu)?(?: tenho)?, pode conferir`,
    NOT_DENIED,
  ),
  document: anyOf(
    `(?:(?:to|tou|ta|esta|e|eh|com|o|meu) )*(?:nome )?(?:(?:ta|esta|e|eh) )?limp(?:o|inho), sem restric(?:ao|oes)(?: nenhuma)?,
    so (?:os )?numeros?, pode (?:conferir|consultar), meu unico`,
    NOT_DENIED,
  ),
  birth: anyOf('fa[cz]o (?:aniversario|niver|anos)(?: (?:em|dia|no dia))?, fiz \\d+', NOT_DENIED),
}
/** What is said of a recorded answer that is replaced as a whole. */
const OF_REPLACED = anyOf(
  `(?:(?:ta|esta|ficou|veio|saiu) )?(?:so )?(?:faltando|incomplet[oa]|pela metade),
  o resto (?:(?:ta|esta|e|eh|ficou) )?(?:tudo )?(?:cert[oa]|certinho|corret[oa]|ok|bem)`,
)

/** Blanks such phrases in a text. */
export function withoutPlainPhrases(rest: string, kind: ValueKind, isRecorded: boolean): string {
  const phrases = [PLAIN_PHRASES[kind] ?? [], isRecorded ? OF_REPLACED : []].flat()
  return phrases.reduce(
    (text, phrase) => text.replaceAll(new RegExp(phrase, 'g'), (words) => ' '.repeat(words.length)),
    rest,
  )
}

/** Around a CEP: whether its place is covered, which its check answers. */
export const OF_COVERAGE = setOf(
  `tem ter fibra cobertura atende atendem atendido cobre chega pega sabe saber ver se vc vcs voce voces internet net funciona
  disponivel instala instalam verifica verificar ja`,
)

/** Around a house: how it looks. */
export const OF_LOOKS = setOf(
  `ta esta tem muro portao porta fachada madeira madera tijolo esquina padaria verde azul amarelo amarela branco branca vermelho
  vermelha cinza rosa`,
)

/** Around a telephone: when and for what one may call it. */
export const OF_CALLS = setOf(
  `to tou falando teclando vivo claro atendo disponivel
  depois antes das as ate partir hora horas noite comercial recado so vender nada mandando ficar ligando avisa avisem avisar`,
)

/** Around two slots of a visit of which either will do. */
export const OF_TWO_VISITS = setOf(
  `ou de da do na no pela pelas das as dia dias tarde manha cedo cedinho quero queria pode podem ser prefiro entao senao tambem
  qualquer uma um dos duas dois opcao primeira segunda livre livres pra para mim bom boa otimo tanto faz por favor pfv ok vir
  instalar instalacao visita marca marcar agenda depois almoco hora horario se nao der ta sim`,
)
