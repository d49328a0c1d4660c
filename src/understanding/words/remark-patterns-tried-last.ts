/**
 * Patterns for general remarks, for example that visitors want the internet, will answer later or give up. All are
 * for lower-case text without accents, and are tried after the patterns for all other remarks.
 */
import type { RemarkPattern } from '../reading-types.ts'
import { anyOf } from './patterns-from-word-tables.ts'

const INTERNET = '(?:internet|net|wi-? ?fi|fibra|banda larga|planos?|pacotes?|servicos?)'
const WISHES =
  '(?:quero|queria|querendo|querem|qro|gostaria|preciso|precisava|precisando|desejo|pretendo|pensando em|interess\\w+|procur\\w+|vim|afim de|a fim de)'

export const GENERAL_REMARKS: readonly RemarkPattern[] = [
  // what is told about the order itself
  {
    id: 'preco',
    pattern: new RegExp(
      `\\b(?:orcamento|informac\\w+|detalhes|tabela|saber (?:mais )?(?:d[aeo]s?|sobre))\\b[^.;!\\n\\d]{0,24}\\b${INTERNET}\\b|^\\W*(?:quais|que|ver|me (?:mostra|passa|manda|fala))(?: (?:sao|os|seus|nossos|tem|de))* (?:planos|pacotes|opcoes)\\b`,
    ),
    not: /\b(?:sem internet|cancel\w+|segunda via|ja sou|meu plano|meu contrato)\b/,
    at: ['cep', 'house', 'name'],
  },
  {
    id: 'promocao-12-meses',
    pattern:
      /\b(?:de|por|ess[ea]|o|a|os) (?:r\$ ?)?\d{2,3}(?:[.,]\d\d)?(?: reais)?\b(?! ?(?:mega|giga))[^.;!\n]{0,24}\bfix[oa]\b/,
    at: ['plan', 'consent', 'due', 'debit'],
  },
  // the plans are on the screen
  {
    id: 'ver-planos',
    pattern:
      /\b(?:ver|saber|conhecer|olhar|entender|quais|que|mostr\w+|pass[ae]|manda|fal[ae]|envi[ae]|tem|lista|cade|onde)\b[^.;!\n\d]{0,24}\b(?:planos|pacotes|opcoes|ofertas|tabela|lista)\b/,
    not: /\d|\b(?:melhor\w*|barat\w+|car[oa]s?|indic\w+|recomend\w+|diferenc\w+|compar\w+|com|sem|pra|para|mud\w+|troc\w+|so|(?:de )?nov[oa]|outr[oa]s?|empresa)\b/,
    at: ['plan'],
  },
  {
    id: 'quer-contratar',
    pattern: new RegExp(
      `\\b${WISHES}\\b[^.;?!\\n\\d]{0,32}\\b(?:${INTERNET}|contrat(?:ar|o|e)|assin(?:ar|atura)|fazer (?:um |o )?pedido)\\b|^\\W*(?:contratar|assinar|instalar|colocar|por) (?:a |uma )?${INTERNET}\\b|^\\W*(?:internet|fibra)(?: (?:em|na|pra|para)(?: (?:minha|a))? (?:casa|residencia))?\\W*$`,
    ),
    tells: true,
    not: anyOf(`o que, oq, como, nao, sem, saber, cancel\\w+, falar, segunda via, preco, valor, quanto, mud\\w+, troc\\w+, problema,
      ja (?:sou|tenho), reclam\\w+, transfer\\w+, boleto, fatura, agencia, conta, telefone, \\d (?:megas?|gigas?)`),
    at: ['cep', 'house', 'plan', 'name'],
  },
  {
    id: 'preco',
    asks: true,
    pattern: /\b(?:e|eh|fica|da|sao|vai ser) (?:r\$ ?)?\d{2,3}[.,]\d\d\b/,
    at: ['consent'],
  },
  {
    id: 'ja-sou-cliente',
    pattern:
      /\b(?:minha|aqui a) (?:internet|net|fibra|linha)\b[^.;!\n]{0,16}\b(?:sem sinal|caiu|caindo|parou|lenta|fora do ar|nao (?:funciona|pega|ta|esta|volta))\b|\b(?:to|tou|estou|fiquei|estamos) sem (?:internet|net|sinal|fibra)\b(?! em)/,
    not: /\b(?:outra|vivo|claro|oi|net virtua|quero|queria|contratar)\b/,
    at: ['cep', 'house', 'document'],
  },
  {
    id: 'quer-contratar',
    pattern:
      /\b(?:quero|queria|gostaria de|pensando em) (?:mudar|trocar) de (?:internet|operadora|provedor)\b/,
    at: ['cep', 'house'],
  },
  {
    id: 'pausar',
    asks: true,
    pattern: /\b(?:paus|suspend|congel)\w+\b/,
  },
  // what is put off
  {
    id: 'volto-depois',
    pattern:
      /\b(?:depois|mais tarde|amanha|daqui a pouco) (?:eu |a gente |nos )?(?:te |lhe |ja )?(?:vejo|volto|faco|respondo|confirmo|mando|passo|falo|aviso|resolvo|decido|retorno|chamo|continuo|termino|escolho|fecho|contrato|dou|digo|vemos|vê|ve)\b|\b(?:te|lhe) (?:aviso|retorno|chamo|confirmo|falo|respondo|mando) (?:depois|mais tarde|amanha|logo|ja)\b|^\W*(?:ja |eu )*(?:te )?(?:ja )?(?:mando|passo|envio|vejo|procuro|pego)(?: (?:ja|ai|ele|isso|aqui))*\W*$|\b(?:deixa|deixe) (?:pra|para) (?:depois|amanha|mais tarde|outra hora)\b|\b(?:to|tou|estou) (?:ocupad[oa]|no trabalho|trabalhando|dirigindo)\b|\bpreciso pensar\b|\b(?:espera|pera|perai|aguarda|aguarde|um instante|um momento|calma|calmai)(?: ai| um pouco| so)*\W*$/,
    tells: true,
    not: /\d{4}/,
  },
  {
    id: 'volto-depois',
    pattern: /\b(?:agora|hoje) (?:eu )?(?:nao|n) (?:posso|consigo|da|tenho como)\b/,
    tells: true,
    notAt: ['debit', 'visit', 'plan', 'due'],
  },
  // what is given up
  {
    id: 'desistir',
    pattern:
      /\bdesist(?:i|o|ir|indo)\b(?! d[aeo]\b| n)|^\W*(?:(?:nao|mais|pode(?:m)?|quero|queria|prefiro|vou|favor|por favor|entao|obrigad[oa]|gostaria de|melhor)[ ,.]+)*cancel(?:a|ar|e|em)(?:[ ,]+(?:o|meu|esse|isso|tudo|pedido|compra|por favor|ai|pra mim|entao|moc[ao]|kkk+|hein))*\W*$|\bnao (?:vou|quero) (?:mais )?(?:querer|contratar|assinar|fazer|seguir|continuar|fechar|confirmar)(?: (?:mais|o|pedido|nada|isso|com|nao|agora))*\W*$|\bnao tenho (?:mais )?interesse\b/,
    tells: true,
    not: /\bse eu\b|\bposso\b|\bdebito\b/,
    notAt: ['debit'],
  },
  // worries and facts in other words
  {
    id: 'por-que-nome',
    asks: true,
    pattern: /\b(?:pra|por|para) ?q(?:ue)?\b[^.;!\n]{0,24}\b(?:meu nome|o nome|meus dados)\b/,
    at: ['name'],
  },
  {
    id: 'dado-de-antes',
    pattern:
      /\b(?:mesmo|esse|este|igual)(?: (?:numero|telefone))? (?:d?ess[ea]|d?est[ea]|daqui|que to|que estou|do)(?: meu)?(?: (?:whats\w*|zap\w*|celular|numero|aqui|telefone|falando|usando))+\b/,
    not: /\d{4}/,
    at: ['phone'],
  },
  {
    id: 'sem-email',
    pattern: /^\W*(?:eu )?(?:nao|n|num) (?:tenho|uso|possuo|mexo com|sei de)(?: (?:o|nenhum))* e-?mails?\b/,
    not: /@/,
    at: ['email'],
  },
  {
    id: 'em-nome-de-quem',
    asks: true,
    pattern:
      /\b(?:precis[ao]|tem (?:que|q))\b[^.;!\n]{0,10}\bser\b[^.;!\n]{0,10}\b(?:titular|don[oa]|proprietari[oa])\b|\b(?:pode|posso|da pra|tem como|preciso|precisa)\b[^.;!\n]{0,16}\b(?:n[oa]|em|meu) (?:meu )?nome(?: (?:d[aeo]|del[ea]))?\b/,
    at: ['name'],
  },
  {
    id: 'hora-da-visita',
    asks: true,
    pattern:
      /\b(?:depois|apos|a partir) d[ae]s? (?:1[89]|2\d)h?\b|\bfora do horario\b|\b(?:tecnic[oa]|rapaz|moco|instalador|ele|eles|voces|vcs)\b[^.;!\n]{0,12}\b(?:lig|avis)\w* antes\b/,
    at: ['visit', 'consent'],
  },
  {
    id: 'primeira-fatura',
    asks: true,
    pattern:
      /\bpag[ao]r?\b[^.;!\n]{0,20}\b(?:agora|hoje|adiantad\w+|na hora|no ato)\b|\bquando\b[^.;!\n]{0,12}\b(?:comec\w+ (?:a |de )?pag\w+|(?:eu )?(?:pago|vou pagar|tenho que pagar)|(?:a )?primeira|vence|chega a (?:conta|fatura))\b|\bquando (?:e|vem|chega)\b[^.;!\n]{0,12}\b(?:primeir\w+|conta|fatura|boleto)\b/,
  },
  {
    id: 'estabilidade',
    asks: true,
    pattern:
      /\b(?:internet|net|fibra|sinal|wi-? ?fi|voces|vcs)\b[^.;!\n\d]{0,12}\b(?:e|eh|sao|funciona|presta|pega) (?:(?:muito|bem|realmente|mesmo) )?(?:bo[ao]s?|bem|confiavel|rapid[oa]|fort[ea]|instavel)?\b(?! (?:pra|para)\b)(?: (?:mesmo|de verdade))*\W*$|\b(?:funciona|pega) bem\W*$|\bpresta\W*$/,
    not: /\b(?:cep|rua|bairro|cidade|aqui|segur\w+|golpe|da (?:tim|empresa))\b/,
    notAt: ['account', 'due', 'debit', 'phone', 'email', 'document'],
  },
  {
    id: 'caro',
    pattern: /\b(?:que|muito|mto|mt) (?:car[oa]|puxado)\b|\bpreco (?:alto|salgado|absurdo)\b/,
    tells: true,
    not: /\bnao\b/,
  },
  {
    id: 'pechincha',
    asks: true,
    pattern:
      /\bprecinho\b|\b(?:tem|ha|existe|rola|teria)\b[^.;!\n\d]{0,16}\b(?:promoc\w+|cupom)\b|\b(?:preco|valor) melhor\b|\bmelhora\w* (?:o |esse )?(?:preco|valor)\b/,
  },
  {
    id: 'autorizacao',
    asks: true,
    pattern: /\b(?:alug(?:uel|ad[oa])|inquilin[oa])\b[^;!\n]*/,
    not: /\b(?:mud|lev|transfer|pag|venc|val)\w+|\bdia \d/,
    notAt: ['due', 'debit', 'account', 'document'],
  },
  {
    id: 'dias-da-visita',
    asks: true,
    pattern:
      /\b(?:que|qual|quais) (?:dias?|datas?|horarios?)\b|^\W*(?:e |mas )?(?:quando|pra quando) (?:tem|da|pode\w*|consegue\w*|(?:vcs?|voces?|eles) (?:vem|vao|pode\w*|conseguem))\b|\b(?:outr[oa]s?|mais cedo|antes)\b[^.;!\n]{0,16}\b(?:dias?|datas?|horarios?|vaga)\b|\b(?:tem|teria) (?:vaga|horario|dia|data)\b/,
    not: /\b(?:tenho (?:que|q)|vou|preciso|deixa(?: eu)?) (?:ver|falar|perguntar|combinar)\b/,
    at: ['visit'],
  },
  {
    id: 'confirmacao-por-email',
    asks: true,
    pattern:
      /\b(?:receb\w+|mand\w+|envi\w+|chega\w*)\b[^.;!\n]{0,20}\b(?:confirmac\w+|e-?mail|whats\w*|zap)\b/,
    at: ['consent'],
  },
  // at the questions about paying
  {
    id: 'dias-de-vencimento',
    pattern:
      /\b(?:quint[oa]|5[oº°]?|1[oº°]|primeiro|segundo|terceiro|ultimo|\d{1,2}) ?dia ?util\b|\b(?:5|quint[oa])[oaº°]? ?(?:dia)?s? ?uteis\b|^\W*(?:so )?(?:quando|assim que|depois que) (?:eu )?receb\w+\W*$/,
    at: ['due'],
  },
  {
    id: 'dias-de-vencimento',
    asks: true,
    pattern:
      /\b(?:qua(?:l|is)|que|outr[oa]s?|mais) (?:(?:sao|os|as|dia|tem|opcoes?) )*(?:dias?|datas?|opcoes|vencimentos?)\b|\btem (?:que|q) ser (?:um )?desses\b|\bso (?:tem )?ess[ea]s (?:dias|datas)?/,
    not: /\b(?:melhor|recomend\w+|indic\w+|instal\w+|tecnico|mud\w+|troc\w+|alter\w+)\b/,
    at: ['due'],
  },
  {
    id: 'escolha-sua',
    pattern:
      /\btanto faz\b|\bqualquer (?:um|dia|data)\b(?! depois\b)|\b(?:pode|podem|voce|vc|vcs|voces) (?:mesmo )?(?:escolh|defin|decid)\w+|\bescolh[ae] (?:ai|pra mim|vc|voce|por mim|o melhor)\b|\bo que (?:for melhor|achar\w*|tiver)\b/,
    not: /\d/,
    at: ['due', 'debit'],
  },
  {
    id: 'cancelar-debito',
    asks: true,
    pattern:
      /\bdepois\b[^.;!\n]{0,12}\b(?:posso|da pra|consigo|pode|da)\b[^.;!\n]{0,12}\b(?:tirar|cancelar|mudar|trocar|sair|desativar|voltar)\b/,
    at: ['debit'],
  },
  {
    id: 'banco-aceito',
    asks: true,
    pattern:
      /^\W*(?:pode|podia|posso|da pra)(?: (?:ser|usar|por|colocar|n?[oa]|d[oa]|uma?|conta))* (?:sicredi|sicoob|banese|banrisul|nubank|inter|picpay|mercado pago|pag ?bank|c6|next|caixa(?: tem)?|bradesco|itau|santander|banco do brasil|bb)\W*$/,
    at: ['account'],
  },
  { id: 'banco-aceito', pattern: /\bse (?:voces |vcs )?aceit\w+\b/, at: ['debit', 'account'] },
  {
    id: 'o-que-e-debito',
    asks: true,
    pattern:
      /^\W*(?:e |mas )*como (?:e (?:que )?)?(?:isso |esse )?(?:funciona|e isso|seria|fica)(?: (?:isso|esse|o debito|o desconto))?\W*$|\bcomo assim\b|\bnao (?:entendi|sei) (?:o que|oq|direito|bem)\b/,
    at: ['debit'],
  },
  {
    id: 'debito-desconto',
    pattern:
      /^\W*(?:(?:eu|ainda|hum+|bom|olha|ah|acho que|to|estou|ai|nossa)[ ,]+)*(?:nao sei(?: (?:ainda|nao|bem|direito|se (?:quero|vale a pena|compensa)))*|sei la|talvez|(?:na|em) duvida|indecis[oa]|nao decidi)\W*$|\b\d{1,2} reais (?:a menos|de desconto|mais barat[oa]|por mes)\b/,
    not: /^\W*(?:s|sim+|claro|quero|pode|ok|bora|aceito)\b(?!.*\bse\b)/,
    at: ['debit'],
  },
]
