/**
 * Patterns for questions of visitors about what a question needs, about debts and charges at once, and for what they tell of
 * messages of before, which the chat cannot see. All are for lower-case text without accents.
 */
import type { RemarkPattern } from '../reading-types.ts'
import { inTurn, word } from './word-meaning-and-service-question-patterns.ts'

/** Matches one of several ways to say it. */
const anyWay = (...ways: readonly (string | RegExp)[]): RegExp =>
  new RegExp(ways.map((way) => (typeof way === 'string' ? way : way.source)).join('|'))

const NEEDS = word(
  'precis\\w+',
  '(?:tem|tenho|preciso) (?:que|q|de)',
  'obrigatori\\w+',
  'necessari\\w+',
  'coloc\\w+',
  'poe|por|ponho|boto|botar|informo|informar|digo|falo|escrevo',
)
const FLAT = word('ap(?:to?|e|artamento)?s?', 'complemento', 'bloco', 'andar')

const SENT = word('mandei', 'enviei', 'encaminhei', 'anexei', 'mostrei', 'passei', 'mandamos')
const PICTURE = word(
  'fotos?',
  'prints?',
  'imagem',
  'comprovantes?',
  'audios?',
  'arquivos?',
  'pdf',
  'rg',
  'cnh',
  'documentos?',
)
const TOLD = word('falei', 'disse', 'mandei', 'passei', 'enviei', 'informei', 'dei', 'respondi', 'contei')
const TO_SOMEBODY = word(
  'ontem',
  'anteontem',
  'semana passada',
  'outro dia',
  'outra vez',
  '(?:pra|para|pro|ao|com) (?:outr[ao]|uma?|[ao]) (?:moc[ao]|rapaz|atendente|vendedor\\w*|menin[ao]|pessoa|colega)',
  '(?:no|pelo|pro|num|por) (?:zap|whats\\w*|telefone|site|e-?mail|chat)',
)

const CHARGES = word(
  '(?:descont|cobr|debit)(?:a|am|ar|ando|ada|ado)',
  'tir(?:a|am|ar) (?:dinheiro|da conta|alguma coisa)',
)
const AT_ONCE = word(
  'hoje',
  'agora',
  'na hora',
  'de cara',
  'de imediato',
  'imediatamente',
  'esse mes',
  'este mes',
  'amanha',
)

const DEBT = word(
  'dividas?',
  'pendencias?',
  'debitos? antig\\w+',
  '(?:nome|cpf) (?:sujo|protestado)',
  'inadimplen\\w+',
)
const OWES = inTurn(
  16,
  word('dev(?:o|endo|ia)', 'fiquei devendo', 'nao paguei'),
  word('voces', 'vcs', 'ai', 'fatura', 'conta', 'tim'),
)
const CREDIT_CHECK = inTurn(
  16,
  word('consult\\w+', 'analis\\w+', 'puxa\\w*', 'ver', 'olha\\w*', 'verific\\w+'),
  word('credito', 'score', 'restric\\w+'),
)

const CHANGES = word('mud\\w+', 'troc\\w+', 'alter\\w+', 'atualiz\\w+')
const MAY = word('da', 'dá', 'posso', 'pode', 'consigo', 'tem como', 'e possivel')
const LATER = word('depois', 'mais tarde', 'mais pra frente', '(?:mes|ano) que vem', 'futuramente')

const HOLDS = word('(?:fech|confirm|finaliz|conclu|mand|envi|encerr)\\w*')

const RECEIVES = word(
  'recebe\\w*',
  'vai receber',
  'vou (?:ta|tar|estar|ficar|receber|atender|abrir)',
  'estar\\w*',
  'vai (?:ta|tar|ficar|abrir|atender)',
  'fica em casa',
  'atend(?:e|er|a)',
)
const OTHER_PERSON = word(
  '(?:meu|minha|o|a) (?:irma|irmao|filh[oa]|mae|pai|marido|espos[oa]|mulher|sogr[oa]|avo)',
  '(?:meu|minha|o|a) (?:ti[oa]|prim[oa]|vizinh[oa]|cunhad[oa]|net[oa]|namorad[oa])',
  '(?:o |a )?(?:porteiro|zelador|outra pessoa|empregada|diarista|caseir[oa]|faxineira|inquilin[oa])',
)

export const NEEDS_AND_EARLIER_MESSAGES: readonly RemarkPattern[] = [
  {
    id: 'apartamento-precisa',
    asks: true,
    pattern: anyWay(
      inTurn(24, NEEDS, FLAT),
      inTurn(16, FLAT, word('precis\\w+', 'tambem', 'tb', 'junto', 'coloco')),
      inTurn(12, word('(?:o )?que (?:e|eh|seria)', 'como assim', 'significa'), word('complemento')),
      inTurn(16, word('numero', 'nro'), word('predio', 'casa'), word('ou'), FLAT),
    ),
    not: /\bsem (?:numero|cep)\b|\bautoriz\w+|\binstal\w+/,
    at: ['house'],
  },
  {
    // 'se eu não colocar trava?'
    id: 'pular',
    asks: true,
    pattern: inTurn(
      8,
      word('se'),
      word('nao', 'n'),
      word('(?:eu )?(?:coloc|bot|preench|respond|inform|pass|d[ae]r|diss|fal|pus|quis)\\w*'),
    ),
    not: /\d|\b(?:chegar|pegar|funcionar|gostar)\b/,
    at: ['mother', 'birth', 'document', 'phone', 'name'],
  },
  {
    id: 'nome-social',
    pattern: anyWay(word('nome social', 'nome de registro', 'nome retificado', 'nome trans')),
    at: ['name'],
  },
  {
    id: 'nome-da-mae',
    asks: true,
    pattern: inTurn(12, word('nome', 'o', 'sobrenome'), word('de (?:solteira|casada)')),
    at: ['mother'],
  },
  {
    id: 'nome-negativado',
    asks: true,
    pattern: anyWay(DEBT, OWES, CREDIT_CHECK),
    not: /\bdebito (?:automatico|em conta)\b/,
    at: ['document', 'name', 'birth', 'consent'],
  },
  { id: 'dado-de-antes', pattern: inTurn(20, SENT, PICTURE), not: /\d{4}|\?.*\?/ },
  { id: 'dado-de-antes', pattern: inTurn(44, word('ja'), TOLD, TO_SOMEBODY), not: /\d{4}|\berrad[oa]\b/ },
  {
    id: 'primeira-fatura',
    asks: true,
    pattern: anyWay(inTurn(24, CHARGES, AT_ONCE), inTurn(12, word('ja'), CHARGES)),
    not: /\bdesconto\b/,
    at: ['account', 'debit', 'consent', 'due', 'document'],
  },
  {
    id: 'primeira-fatura',
    asks: true,
    pattern: anyWay(
      inTurn(
        16,
        word('(?:a|na) (?:primeira|1a)'),
        word('vem', 'chega', 'sai', 'cai', 'e', 'eh', 'vence', 'fica'),
      ),
      inTurn(8, word('vem', 'chega', 'sai', 'cai', 'vence'), word('a (?:primeira|1a)')),
    ),
    not: /\bopcao\b|\bvisita\b/,
    at: ['due', 'debit', 'account'],
  },
  {
    id: 'mudar-resposta',
    asks: true,
    pattern: anyWay(inTurn(12, LATER, MAY, CHANGES), inTurn(16, MAY, CHANGES, LATER)),
    not: /\b(?:plano|mega|giga|endereco|casa|vencimento|dia|debito|titular|nome d[aeo])\b/,
    at: ['account', 'email', 'phone', 'name'],
  },
  {
    id: 'vencimento-mudar',
    asks: true,
    pattern: anyWay(inTurn(20, LATER, CHANGES), inTurn(20, CHANGES, LATER)),
    not: /\b(?:casa|endereco|plano|mega|giga|banco|conta)\b/,
    at: ['due'],
  },
  {
    // 'não sou eu que vou tá em casa, é meu irmão'
    id: 'instalacao-quem',
    pattern: anyWay(
      inTurn(24, word('nao (?:sou|vou ser|serei|e) eu'), RECEIVES),
      inTurn(16, word('quem'), RECEIVES, word('(?:e|eh|vai ser|sera)'), OTHER_PERSON),
    ),
    at: ['visit', 'consent'],
  },
  {
    id: 'instalacao-quem',
    asks: true,
    pattern: anyWay(
      inTurn(16, OTHER_PERSON, word('pode', 'podem'), RECEIVES),
      inTurn(20, word('pode', 'tem problema'), OTHER_PERSON, RECEIVES),
    ),
    at: ['visit', 'consent'],
  },
  {
    id: 'segunda-via',
    pattern: anyWay(word('(?:2|2a|segunda) via')),
    not: /\b(?:rg|cpf|documento|certidao|identidade)\b/,
  },
  {
    id: 'estabilidade',
    asks: true,
    pattern: inTurn(
      16,
      word('falt\\w+', 'acab\\w+', 'ca(?:i|ir|iu|indo)', 'sem', 'queda de'),
      word('luz', 'energia'),
    ),
    not: /\bconta de luz\b/,
  },
  {
    // 'ok, mas não fecha nada ainda'
    id: 'volto-depois',
    pattern: anyWay(
      inTurn(16, word('nao'), HOLDS, word('ainda', 'por enquanto', 'agora', 'hoje')),
      inTurn(4, word('ainda nao', 'por enquanto nao'), HOLDS),
    ),
    at: ['consent'],
  },
  {
    id: 'debito-desconto',
    asks: true,
    pattern: anyWay(word('obrigatori[oa]', 'obrigad[oa] a (?:por|colocar|usar|ter)')),
    at: ['debit'],
  },
]
