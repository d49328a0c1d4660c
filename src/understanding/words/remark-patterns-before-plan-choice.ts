/**
 * Patterns for objections before a plan is chosen, for example that it is too expensive or that a rival is cheaper.
 * All are for lower-case text without accents.
 */
import type { RemarkPattern } from '../reading-types.ts'
import { CEP_UNKNOWN, UNKNOWN_ALONE } from './visitor-does-not-know-cep.ts'

const RIVAL =
  '(?:vivo|claro|oi|net|brisanet|algar|sky|starlink|concorren\\w+|outra (?:operadora|empresa|internet)|outro provedor|meu provedor|minha (?:operadora|internet)(?: atual| de hoje)?)'
const AMOUNT = '(?:r\\$ ?)?\\d{2,3}(?:[.,]\\d{2})?'
/** A plan that is named beside another, by its speed or its price: '1 giga', 'o de 109'. */
const PLAN = '(?:\\b(?:a?o|no|do|plano)(?: de)? \\d{2,4}\\b(?! ?(?:reais|conto|pila))|\\bgigas?\\b)'
/** Stands where a plan is named later in the sentence. */
const NAMES_PLAN = `(?=[^.;!?\\n]*${PLAN})`
const ASKS_WHAT =
  '\\b(?:(?:o )?q(?:ue)?|oq|quais?)\\b(?: (?:servicos?|apps?|aplicativos?|canais|coisas?|beneficios?))?'

/** All remarks, from specific to general; the first that matches a sentence counts. */
export const SALES_OBJECTIONS: readonly RemarkPattern[] = [
  {
    id: 'preco-concorrente',
    pattern: new RegExp(
      `\\b(?:a|o|na|no|da|pela|pelo|com a|que a|que na) ${RIVAL}\\b(?:(?!\\b(?:meu|minha|cep|cpf|zap|tel\\w*|e-?mail|numero)\\b)[^.;?!\\n]){0,40}?(?:\\b(?:por|a|cobra|pagan?d?o?|pago|custa|sai|fica|e|ta|faz|fez|r\\$)\\s*(?:so |apenas |uns |por |a |em )*${AMOUNT}\\b(?: ?(?:reais|conto|pila|por mes))?(?: (?:em|com|n?os?(?: de)?|de|por|pel[oa]s?) \\d{2,4} ?(?:megas?|mb|gigas?)?)?|\\bmais (?:barat\\w+|em conta))`,
    ),
  },
  {
    id: 'preco-concorrente',
    pattern: new RegExp(
      `\\bpago (?:hoje |so |apenas |uns )*${AMOUNT} ?(?:reais|conto|pila|por mes|na|no|hoje|so)\\b[^.;?!\\n]{0,30}`,
    ),
    not: /\bdia \d/,
  },
  {
    id: 'pechincha',
    pattern:
      /\b(?:faz|fazem|fazer|tem como|tem|da|dao|dar|rola|role|consegu\w+|pod\w+|arrum\w+|ganh\w+)\b[^.;?!\n]{0,28}\b(?:desconto|descontinho|cupom|abatimento)\b[^.;?!\n]{0,20}|\b(?:primeir[oa]|1|um)(?: mes(?:es)?)? (?:(?:e|eh|sai) )?(?:gratis|de graca)\b|\bpag\w+ menos\?|\bquem e (?:velh|idos|aposent)\w+ paga|\bplano (?:pra|para) (?:idos|aposentad|estudant|servidor)\w+/,
    // 'se tem desconto, eu quero' answers, and asks for nothing
    not: /\bdebito\b|\bcpf\b|\bquanto\b|\bquando\b|\b12 mes|\bacaba|\bate\b|\bse (?:tem|tiver|ganho|ganhar|da|der)\b|\bja tem\b/,
  },
  {
    id: 'pechincha',
    pattern:
      /\b(?:abaix\w+|baix\w+|diminu\w+|melhor\w+|negoci\w+|cobre|cobrem|cobrir|iguala\w*|reduz\w*)\b(?: (?:um|pouco|mais|esse|o|a|essa|nesse|no|pra|mim|ai))* (?:preco|valor|mensalidade|oferta|proposta)\b|\b(?:fecha|fecham|deixa|faze?[rm]?|fecho)(?: (?:pra|mim|ele|esse|o|de|\d{3}|mega|giga|1))* por (?:r\$ ?)?\d{2,3}\b(?:,\d\d)?(?: ?reais)?|\bfaz(?:em)? (?:a |por )?(?:r\$ ?)?\d{2,3}\b[^.;?!\n]{0,30}\b(?:que|e|ai) (?:eu )?(?:fecho|levo|assino|contrato|fico)\b|\b(?:baix|abaix|tir|descont)\w+ (?:uns |mais )?(?:r\$ ?)?\d{1,3}\b[^.;?!\n]{0,20}\b(?:que|e|ai) (?:eu )?(?:fecho|levo|assino|contrato|fico|confirmo)\b|\bse (?:(?:vc|voce|vcs|voces) )?(?:faz|fiz|deix|baix|fech|sair|ficar|abaix)\w*(?: (?:por|a|pra|pro|mim|em|pr[ao]))* (?:r\$ ?)?\d{2,3}\b[^.;?!\n]{0,24}\b(?:fech\w+|levo|assino|contrato|fico|confirmo|quero|aceito)\b/,
  },
  {
    id: 'sem-debito',
    pattern:
      /\b(?:ver|mostr\w+|quanto|qto|qual|quais|precos?|valor(?:es)?|como)\b[^.;?!\n]{0,28}\bsem (?:o |ser no |usar |colocar )?debito\b[^.;?!\n]{0,24}|\bsem (?:o )?debito\b[^.;?!\n]{0,16}\b(?:quanto|qual|fica|sai)\b[^.;?!\n]{0,16}/,
    not: /\bdiferenca\b|\bvale a pena\b/,
  },
  {
    id: 'sem-debito',
    pattern:
      /\b(?:no|com|pelo|por) (?:o )?(?:boleto|pix)\b[^.;!\n]*\b(?:fica|sai|e|eh)? ?quanto\b|\bquanto\b[^.;!\n]*\b(?:no|com|pelo) (?:o )?(?:boleto|pix)\b/,
    notAt: ['due'],
  },
  {
    id: 'cancelar-debito',
    pattern:
      /\b(?:(?:e )?se (?:eu )?|posso |da pra |depois |quando )[^.;?!\n]{0,20}\b(?:cancel\w+|tir\w+|sair d|desativ\w+|desist\w+ d|remov\w+|desfaz\w+|parar (?:o|com))\w*\b[^.;?!\n]{0,16}\bdebito\b[^.;?!\n]{0,30}/,
  },
  {
    id: 'sem-cpf',
    pattern:
      /\b(?:sem|nao (?:tenho|tirei|fiz|quero (?:dar|passar|informar)|vou (?:dar|passar|informar)|passo|dou))(?: (?:o|meu|ainda|dar|passar|informar|colocar|precisar d[eo]))* cpf\b[^.;!\n]*|\bcpf (?:todavia|aun|ainda) n[oa]o?(?=\W*$|[,.;]| (?:tenho|tirei|tengo))|\bso tenho (?:o )?(?:rnm|rne|rg|passaporte)\b/,
  },
  {
    id: 'comparar',
    pattern:
      /\b(?:diferencas?|compar(?!t)\w+|(?:o que|oq|oque|o q|que) muda|muda (?:o que|oq)|vs|versus)\b[^.;!\n]*/,
    // at other questions it is the difference of something else: 'no meu nome ou no dele, faz diferença?'
    notAt: ['debit', 'due', 'name', 'mother', 'birth', 'document', 'phone', 'email', 'account', 'visit'],
    not: /\bdebito\b|\bboleto\b|\b(?:ver|ficar|vai|pode|vou)\b.*\bcompar\w+ (?:com|na|outr)|\bmuda (?:depois|o nome|o cep)|\b(?:upload|download|wi-?fi|entre uma coisa)\b/,
  },
  {
    id: 'comparar',
    pattern:
      /(?=.*(?:\bplanos?\b|\bmegas?\b|\bgigas?\b|\bvelocidades?\b|\b\d00\b)).*\b(?:diferencas?|compar(?!t)\w+|vs|versus)\b[^.;!\n]*/,
    not: /\bdebito\b|\bboleto\b|\b(?:ver|ficar|vai|pode|vou)\b.*\bcompar\w+ (?:com|na|outr)|\b(?:upload|download|wi-?fi)\b/,
    at: ['name', 'mother', 'birth', 'document', 'phone', 'email', 'account', 'visit'],
  },
  {
    id: 'comparar',
    pattern:
      /\bentre (?:o|a|os) [^.;!?\n]{0,40} e (?:o|a) [^.;!\n]*|\b(?:vale a pena|compensa) (?:pag|peg|ir|lev)\w+[^.;!\n]*\b(?:mais|dobro|\d{3,4}|giga)\b[^.;!\n]*|\bquanto (?:a )?mais (?:car[oa] )?(?:que|do que)\b[^.;!\n]*/,
    not: /\bdebito\b|\bboleto\b|\bdia\b/,
    notAt: ['due', 'visit', 'house'],
  },
  {
    // 'o que o 1 giga tem a mais que o 700?', 'o que o 700 nao tem que o 1 giga tem?'
    id: 'comparar',
    pattern: new RegExp(
      `${ASKS_WHAT}${NAMES_PLAN}[^.;!?\\n]{0,40}(?:\\ba (?:mais|menos)\\b|\\bde (?:diferente|melhor|extra)\\b|\\btem que (?:o|no) [^.;!?\\n]{0,16}\\bnao tem\\b|\\bnao tem que (?:o|no)\\b|\\b(?:ganh|perd)(?:o|amos|emos|[ae]ria)\\b|\\bperco\\b)[^.;!\\n]*`,
    ),
    not: /\bdebito\b|\bboleto\b/,
  },
  {
    // 'o de 1 giga tem o que a mais que o de 700?'
    id: 'comparar',
    pattern: new RegExp(
      `(?:\\b(?:e|o|de) )*(?:\\d )?${PLAN}(?: ?megas?)?[ ,]*(?:ele )?(?:tem|vem|inclui|oferece|traz)(?: com)? (?:(?:o )?q(?:ue)?|oq) (?:tem |vem |de )?a (?:mais|menos)\\b[^.;!\\n]*`,
    ),
  },
  {
    // 'qual a vantagem do 1 giga?', 'por que o 1 giga é mais caro que o 700?'
    id: 'comparar',
    pattern: new RegExp(
      `\\bvantage(?:m|ns)\\b${NAMES_PLAN}[^.;!\\n]*|^\\W*(?:e |mas )?(?:em que|no que|por ?que|pq)\\b${NAMES_PLAN}[^.;!?\\n]{0,24}\\b(?:melhor|mais car[oa])\\b[^.;!\\n]*`,
    ),
    not: /\bdebito\b|\bboleto\b/,
  },
  {
    id: 'mais-barato',
    pattern:
      /\b(?:qual|quais|quanto|tem|teria|(?<!\bja )que (?!(?:e|eh|sai|fica|ta|esta|for|era)\b)|vcs tem|existe)\b[^.;!\n]{0,28}\b(?:mais barat\w+|mais em conta|mais economic[oa]|menor (?:preco|valor|mensalidade)|mais baixo)\b[^.;?!\n]{0,24}/,
    not: /\bdebito\b|\bboleto\b|\b(?:vivo|claro|hbo|paramount|globo\w*)\b/,
  },
  {
    id: 'caro',
    pattern:
      /\b(?:(?:ta|esta|e|eh|achei|acho|ficou|fica|muito|mt|bem|meio|tao|um|pouco|tudo|isso|preco) )+(?:car[oa]s?|salgad[oa]|puxad[oa](?! d[aeo])|carinh[oa]|pesad[oa])\b|\bcar[oa] (?:demais|pra (?:mim|caramba))\b|\bcarissim[oa]\b|\b(?:ces|vcs|voces) (?:ta|tao|estao) (?:e )?(?:doid|louc)[oa]s?\b|\b(?:pesa|cabe|fora|acima|entra) [dn]o (?:meu )?(?:bolso|orcamento)\b|\bnao tenho (?:tudo isso|esse (?:valor|dinheiro)|como pagar)\b/,
    not: /^\W*(?:e|eh|sai|fica) (?:muito )?car[oa]\W*$|\bmais car[oa]\b(?!.*\bque\b)|\bnao (?:e|eh|ta|achei|esta) (?:tao )?car[oa]\b/,
  },
  {
    id: 'para-empresa',
    pattern:
      /\b(?:(?:isso |ela |a internet |internet |plano |um plano |e |eh |seria |queria |quero )*(?:pra|para|pro|na)(?: (?:a|o|uma|um|minha|meu|nossa|nosso))* (?:empresa|loja|escritorio|firma|comercio|negocio|mei|cnpj|pj)|(?:tenho|sou)(?: (?:um|uma|o))* (?:cnpj|mei|pj|empresa))\b/,
    not: /\b(?:por ?que|pq|outra empresa|vend\w+|trabalh\w+|passa\w*|(?:passei|fui|estive)(?: \w+)? (?:na|numa|pela) loja|compartilh\w+|lig\w+)\b|\bcpf\b/,
    notAt: ['document'],
  },
  {
    id: 'para-empresa',
    tells: true,
    pattern:
      /^\W*(?:cnpj|empresa|pj|mei|pessoa juridica)\W*$|\b(?:quero|queria|prefiro|vai ser|vou|pode ser)(?: (?:contratar|fazer|pedir|por|colocar))? (?:no|pelo|com) (?:meu |nosso |o )?cnpj\b|\bcomo pessoa juridica\b/,
    not: /\bcpf\b|\bnao\b/,
    notAt: ['document'],
  },
  {
    id: 'para-outra-casa',
    pattern: new RegExp(
      `^\\W*(?:(?:isso|ela|o?i|a|o|um|uma|internet|wi-?fi|plano|pedido|e|eh|seria|vai ser|quero|queria|preciso|contratar|assinar|instalar|colocar|por|pedir|fazer) )*(?:pra|para|pro|na)(?: (?:a|o))?(?: casa d[aeo])?(?: (?:minha|meus?|nossa|nosso|uma?))? (?:mae|pai|pais|avos?|vo|sogr[ao]s?|filh[ao]s?|irma|irmao|ti[ao]|net[ao]|prim[ao]|vizinh[ao]|namorad[ao]|amig[ao])(?:\\W*$|,? (?:que |mas |e )?(?:el[ea]|posso|pode)\\b)`,
    ),
    not: /\bnome\b/,
    at: ['cep', 'house', 'plan', 'name'],
  },
  {
    id: 'mudanca',
    pattern:
      /\b(?:(?:vou|vamos|devo|pretendo|estou|to) (?:me |nos |de |pra )*(?:mud\w+)|me mudo|mudo)(?: dia|\W*$| de (?:casa|ap\w*|endereco|cidade|bairro|rua)| (?:daqui|logo|mes|semana|em|no|na|pro|pra|para|ano|esse|este|proxim\w+|de mes)\b)(?:(?!,? (?:entao|(?:ai )?(?:pode|podem|marca|marque|coloca|bota|poe|quero|queria|da pra|dava|agenda|so|por isso|seria|melhor|prefiro)|(?:ai )?dia \d)\b)[^.;!\n]){0,40}|\b(?:to|estou|vou estar) de mudanca\b[^.;!\n]{0,30}|\blev\w+ (?:pr[oa]|para [oa]) (?:endereco|casa) nov[oa]\b/,
    notAt: ['debit', 'due'],
    not: /\bmud\w+ (?:o|a|meu|minha) (?:nome|cep|email|telefone|plano|numero|vencimento|dia)\b|\bse (?:eu )?(?:for |vou )?mud/,
  },
  {
    id: 'robo',
    pattern:
      /\b(?:(?:voce|vc|tu|isso|isto|ai|aqui|quem|falando|conversando|falo|e|eh|to|estou|um|uma|com|sera|que|algum) )*(?:robo|bot|chat ?bot|chatgpt|gpt|maquina|uma ia|gravacao)\b[^.;!\n]{0,30}|\b(?:voce|vc|tu|ai|isso) (?:e|eh|es)(?: (?:um|uma|ser|de))* (?:human[oa]|pessoa|gente|alguem)(?: (?:de verdade|real|mesmo))?\b|\bquem (?:e|eh) (?:voce|vc|tu)\b|\bcom quem (?:eu )?(?:falo|(?:to|estou) falando)\b/,
    not: /\bnao (?:quero|gosto|vou)\b|\bpessoa (?:fisica|juridica)\b/,
  },
  {
    id: 'medo-conta',
    pattern:
      /\b(?:medo|receio|insegur\w+|desconfi\w+|segur[oa]s?|perigo\w*|golpe|roub\w+|clon\w+|confi\w+|nao (?:quero|gosto de|vou|queria) (?:dar|passar|informar|colocar))\b[^.;!\n]{0,36}\b(?:contas?|(?:meu|no|do|em) banco|bancari[oa]s?|agencia)\b[^.;!\n]{0,24}|\b(?:tir\w+|sac\w+|mex\w+|roub\w+)\b[^.;!\n]{0,16}\b(?:dinheiro|na minha conta|da minha conta)\b[^.;!\n]{0,16}/,
    not: /\bdesconto\b|\bconta de luz\b/,
  },
  {
    id: 'medo-conta',
    pattern: /\b(?:medo|receio|insegur\w+|e seguro|confiavel|golpe)\b[^.;!\n]*/,
    at: ['account'],
  },
  {
    id: 'medo-conta',
    pattern: /\b(?:debitaram|descontaram|tiraram)\b[^.;!\n]*/,
    at: ['debit', 'account'],
  },
  {
    id: 'golpe',
    pattern:
      /\b(?:golpe|fraude|cilada|fake|site (?:oficial|falso|confiavel)|(?:isso|esse site|aqui) (?:e|eh) (?:confiavel|verdade|serio|de verdade)|(?:voces|vcs) existem|cnpj d[ea] (?:voces|vcs|empresa)|reclame ?aqui)\b[^.;!\n]{0,24}/,
    not: /\bja cai\w* n?ess[ea]/,
  },
  {
    id: 'sem-email',
    pattern:
      /^\W*(?:eu |ixi |moc[ao] )*(?:nao|n) (?:tenho|uso|mexo com) (?:isso|nada disso|essas coisas|nenhum)\b[^@;!\n]*|^\W*(?:tenho|uso|mexo com) isso nao\b[^@;!\n]*|\bpelo (?:zap|whats\w*)\b[^@;!\n]*|\b(?:nao (?:tenho|uso|possuo|mexo com|lembro|sei)|n tenho|nunca (?:tive|usei|fiz)|esqueci|sem|(?:prefiro nao|nao (?:quero|gosto de|vou)) (?:dar|passar|informar|colocar))(?: (?:o|um|nenhum|meu|de|qual e|mais|isso de|conta de))* e-?mails?\b[^@;!\n]*$|\b(?:pode ser|posso (?:usar|colocar|dar|por|passar)|serve|vale)(?: (?:o|um))* (?:e-?mail )?(?:d[aeo] )(?:(?:o|a|outra|minha|meu|alguem|um|uma) ?)*(?:filh\w+|espos\w+|marido|mulher|net\w+|irma\w*|pessoa|parente|amig\w+|alguem|familia\w*|vizinh\w+)\b[^@;!\n]{0,12}$/,
    not: /@|\b(?:ofertas?|promoc\w+|novidades?|propagandas?)\b/,
    at: ['email'],
  },
  {
    id: 'o-que-e-cep',
    pattern:
      /\b(?:o que|oque|oq|o q|que|q) (?:e|eh|seria|significa|quer dizer)(?: (?:o|um|esse|isso|isso de|tal de|esse tal de))* cep\b|\bcep (?:e|eh) (?:o )?(?:que|q)\b|\bonde (?:eu )?(?:acho|vejo|encontro|fica|ta|esta|olho|tem)\b[^.;!\n]{0,16}\bcep\b/,
  },
  { id: 'o-que-e-cep', pattern: CEP_UNKNOWN },
  { id: 'o-que-e-cep', pattern: UNKNOWN_ALONE, at: ['cep'] },
]
