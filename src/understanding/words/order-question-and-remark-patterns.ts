/**
 * Patterns for visitors' questions and remarks about their order, such as the first bill or the owner of the bank
 * account. They apply to a sentence in lower case without accents. The first match is used, so specific patterns come
 * before general ones.
 */
import type { RemarkPattern } from '../reading-types.ts'

const LATER =
  '(?:depois|mais tarde|daqui a pouc[oa]|daqui a pouquinho|logo mais|ja ja|jaja|quando (?:eu )?(?:chegar|puder|parar)|amanha|outr[oa] (?:dia|hora)|a noite)'
const LOOKS =
  '(?:ver|ler|esperar?|chamar?|fal\\w+|convers\\w+|pergunt\\w+|pens\\w+|olh\\w+|mostr\\w+|confer\\w+|confirm\\w+ com|peg\\w+|procur\\w+|busc\\w+|consult\\w+|decid\\w+|dormir)'
const NONE_CHOSEN =
  '(?:tanto faz|(?:(?:nao|n|num) tenho|sem|nenhuma)(?: (?:nenhuma|muita))? preferencia|(?:me )?(?:e |eh )?indiferente|(?:pode ser )?(?:(?:por|de) )?qualquer (?:uma?|jeito|forma|coisa|meio|opcao)|nenhuma? (?:del[ea]s|dess[ea]s|d[oa]s (?:dois|duas|tres|opcoes))|(?:nao|n|num) (?:quero|vou|gostaria de|preciso|desejo)(?: (?:dizer|responder|informar|escolher|falar|opinar|nada|nenhuma?|isso|dar))*|(?:nao|n) precisa|prefiro (?:nao (?:dizer|responder|informar|escolher|falar|opinar)|nenhuma?)|dispenso)'
const BEFORE_NONE =
  '(?:ah|hum+|olha|bom|sinceramente|na verdade|por enquanto|e|eh|eu|acho que|(?:pra|por|para) mim)'
const AFTER_NONE =
  '(?:(?:pra|por|para) mim|mesmo|nao|viu|ne|serve|del[ea]s|dess[ea]s|essa|isso|disso|obrigad[oa]|ta bom|esta bom|alguma|nenhuma|agora|no momento)'

/** A message that only declines to choose. 'não quero ligação' does not match, because what is wanted may follow. */
const CHOOSES_NONE = RegExp(
  `^\\W*(?:${BEFORE_NONE}[ ,]+)*${NONE_CHOSEN}(?:[ ,]+(?:${NONE_CHOSEN}|${AFTER_NONE})){0,5}\\W*$`,
)

export const ORDER_TALK: readonly RemarkPattern[] = [
  {
    id: 'conta-de-quem',
    asks: true,
    pattern:
      /\bconta\b[^.;!\n]{0,24}\b(?:conjunta|salario|poupanca|pj|(?:d[aeo]|no nome d[aeo]) (?:minha|meu|firma|empresa|clinica|loja|outr\w+|espos\w+|marido|filh\w+|mae|pai)|(?:no|em) (?:meu|seu) (?:proprio )?nome)\b|\bpoupanca\b|\boutro titular\b|\bem? nome del[ae]\b|\bn[ao] minha conta\b[^.;!\n]{0,6}\b(?:pode|da|serve|vale)\b|\bpessoa (?:fisica|juridica)\b/,
    at: ['debit', 'account'],
  },
  {
    id: 'conta-de-quem',
    pattern: /\bpoupanca pode\b|\bpode (?:ser )?(?:n?a )?poupanca\b|\bou so (?:a )?corrente\b/,
    at: ['account', 'debit'],
  },
  {
    id: 'banco-aceito',
    asks: true,
    pattern:
      /\b(?:serve|vale(?! a pena)|aceit\w+|funciona|trabalh\w+|faz(?:em)? debito|(?:quais|que|qual) bancos?)\b|\b(?:sicredi|sicoob|banese|banrisul|nubank|inter|picpay|mercado pago|pag ?bank|c6|next|caixa|bradesco|itau|santander|banco do brasil|cooperativa)\b[^.;!\n\d]{0,16}\b(?:pode|da|conta)\b(?!.*\d)/,
    not: /\b(?:pix|cartao|boletos?|dinheiro|dia|horario|onde|saldo|como)\b/,
    at: ['debit', 'account'],
  },
  { id: 'chave-pix', pattern: /\bpix\b/, not: /\bautomatico\b|\bprefiro\b|\bpag\w+\b/, at: ['account'] },
  {
    id: 'como-chega-fatura',
    asks: true,
    pattern:
      /\b(?:bolet\w+|fatura|conta|carne\w*)\b[^.;!\n@]{0,44}\b(?:correio|e-?mail|zap|whats\w*|papel|pelo app|em casa|chega como|impress\w+)\b/,
    notAt: ['account', 'cep', 'house'],
  },
  {
    id: 'atraso',
    asks: true,
    pattern:
      /\b(?:atras\w+|juros|cheque especial|(?:nao|n|sem|falt\w+|acab\w+) (?:tiver |ter |tem |o )?(?:saldo|dinheiro)|(?:nao|n) (?:tiver|ter|tem) (?:o )?(?:saldo|dinheiro|grana)|saldo (?:insuficiente|baixo)|(?:corta|bloqueia)m?)\b(?! (?:os? )?(?:sites?|apps?)\b)|\b(?:cai\w*|venc\w+|for)\b[^.;!\n]{0,12}\b(?:domingo|sabado|feriado|fi[mn] de semana)\b/,
    not: /\b(?:instal\w+|tecnico|visita|prefeitura|salario|patrao|recebo|(?:o|meu) pagamento)\b/,
    notAt: ['visit'],
  },
  {
    id: 'atraso',
    pattern:
      /^\W*(?:(?:e|mas|moc[ao]|olha),? )*(?:se|caso|quando) (?:eu |um dia |no dia )*(?:(?:nao|n) (?:tiver|ter|houver)|falt\w+|acab\w+|atras\w+)\b[^.;!\n]{0,12}\b(?:saldo|dinheiro|grana|pagamento|uns dias|um dia|corta)\b/,
    notAt: ['visit'],
  },
  {
    id: 'passagem-do-cabo',
    asks: true,
    pattern:
      /\bfur(?:a|am|ar|o|ou|em)\b|\bquebr\w+[^.;!\n]{0,12}\bparede|\b(?:tubulac\w+|conduite|fiacao|cabeamento)\b|\b(?:cabo|fio|fibra)\b[^.;!\n]{0,24}\b(?:pass\w+|por onde|entra)\b|\bpass\w+ (?:o |um )?(?:cabo|fio)\b/,
    not: /\b(?:vivo|claro)\b[^.;!\n]{0,30}\bcabo\b|\bnome\b|\bdia\b/,
  },
  {
    id: 'passagem-do-cabo',
    pattern: /\b(?:furar|furam|fura|furo)\b[^.;!\n]{0,16}\bparede/,
  },
  {
    id: 'visita-incerta',
    asks: true,
    pattern:
      /\b(?:chov\w+|chuva)\b[^.;!\n]{0,24}\b(?:remarc\w+|adia\w*|muda\w*|vao|vem|vir|instal\w+|tecnico|visita|igual|mesmo assim)\b|\b(?:ele|tecnico|rapaz|voces|vcs) nao (?:vier\w*|aparecer\w*|achar|vem)\b|\b(?:tecnico|rapaz|moco)\b[^.;!\n]{0,16}\b(?:acha|achar|encontra|encontrar|se perd\w+)\b/,
  },
  {
    id: 'estabilidade',
    asks: true,
    pattern:
      /\bchuv\w+\b|\bchov\w+\b|\b(?:fica )?(?:caindo|oscil\w+|instavel|estavel|estabilidade)\b|\bcai (?:muito|toda|com|tb|tambem|sempre|direto|n[oa]|a)\b|(?<!\bme )\bgarant(?:ia|e|em)\b(?! (?:que|meus) (?:meus )?dados)|\bhorario de pico\b|\btrav\w+\b[^.;!\n]{0,20}\b(?:noite|pico|jogo)\b|\b(?:chega|entrega\w*|vem|funciona)\b[^.;!\n]{0,20}\b(?:de verdade|mesmo|real|tudo isso)\b|\bvelocidade real\b/,
    not: /\b(?:sigilo|privacidade|dados|preco|valor|fatura|boleto)\b/,
    notAt: ['account', 'due', 'debit'],
  },
  {
    id: 'limite-de-dados',
    asks: true,
    pattern:
      /\b(?:franquia|limite)\b|\bilimitad[oa]\b|\bacaba\b[^.;!\n]{0,24}\b(?:mes|pacote|celular|dados|internet|mega)\b|\b(?:internet|pacote|megas?)\b[^.;!\n]{0,16}\bacaba\b/,
    not: /\b(?:promoc\w+|preco|desconto|cheque|cartao|ligac\w+)\b/,
  },
  {
    id: 'idade',
    asks: true,
    pattern:
      /\b(?:(?:tem|tenho|fiz|fez|de|com|ter|so|faco|faz) )+1\d(?: anos)?\b(?!\d|[/.-]\d)[^.;!\n]{0,24}|\bmais de \d\d\b|\b(?:de menor|menor de idade|maior de idade|idade minima)\b/,
    at: ['name', 'birth', 'document', 'mother'],
  },
  {
    id: 'mudar-titular',
    asks: true,
    pattern:
      /\b(?:por|passar|passo|colocar|botar|transferir|mudar)\b[^.;!\n]{0,20}\b(?:n[oa]|para [oa]|pr[oa]) nome d[aeo][^.;!\n]* depois\b/,
  },
  {
    id: 'mudar-titular',
    asks: true,
    pattern: /\b(?:mud|troc|alter|transfer)\w+ (?:o |de |a )?(?:titular\w*|nome do titular)\b/,
  },
  {
    id: 'tecnico',
    asks: true,
    pattern:
      /\btecnic[oa]s?\b[^.;!\n]{0,24}\b(?:identific\w+|cracha|uniforme|terceirizad\w+|homem|mulher|confiavel|segur[oa]|da empresa)\b|\b(?:cracha|uniformizad[oa])\b/,
  },
  {
    id: 'email-serve',
    asks: true,
    pattern:
      /\b(?:gmail|icloud|hotmail|outlook|yahoo|provedor)\b(?!\.com)|\b(?:serve|vale|aceita)\b|\bpode (?:ser )?(?:icloud|qualquer|outro)\b|\bsenha\b|\badianta\b/,
    not: /\b(?:filh\w+|espos\w+|marido|mulher|net\w+|irma\w*|parente|amig\w+|alguem|finado)\b/,
    at: ['email'],
  },
  {
    id: 'como-chega-fatura',
    pattern: /\b(?:bolet\w+|fatura|carne\w*)\b[^.;!\n]{0,24}\b(?:correio|zap|whats\w*|papel)\b/,
    at: ['debit'],
  },
  {
    id: 'sem-debito',
    asks: true,
    pattern: /\bnao (?:e|eh|era) (?:so )?(?:r\$ ?)?\d{2,3}[.,]\d\d\b/,
    at: ['consent'],
  },
  {
    id: 'sem-debito',
    asks: true,
    pattern:
      /\bdiferenca\b|\bvantagem\b|\bmuda\b[^.;!\n]*\bpreco\b|\bquanto (?:fica|sai|e|eh)\b[^.;!\n]*\bsem\b/,
    at: ['debit'],
  },
  {
    id: 'medo-conta',
    asks: true,
    pattern: /\bsenha\b|\bcartao\b/,
    at: ['account'],
  },
  {
    id: 'primeira-fatura',
    pattern: /\b(?:1a|primeira) (?:fatura|conta)\b[^.;!\n]*\b(?:cheia|proporcional|vem|chega)\b/,
  },
  {
    id: 'primeira-fatura',
    asks: true,
    pattern:
      /\bprimeir[oa] (?:mes|conta|fatura|boleto|mensalidade|pagamento|cobranca|parcela)\b|\b(?:cobra\w*|pagar)\b[^.;!\n]{0,16}\b(?:agora|no ato|na hora|adiantad\w+|antecipad\w+)\b|\bja (?:vai |vou |vao |vem |to |fico |vou ficar |comec\w+ a )?(?:cobr|pag|dev|descont|debit)(?:ar|a|o|ando|endo)\b|\b(?:e )?a primeira (?:ja )?(?:vem|chega|vence|e quando)\b|\bcobranca d[eo] (?:2|dois) mes\w*|\b(?:cobr|debit|pag)\w+ antes d[eo] instal\w+|\bproporcional\b/,
    not: /\b(?:gratis|de graca|desconto|ano)\b/,
  },
  {
    id: 'dia-nao-muda-preco',
    asks: true,
    pattern: /\b(?:mais (?:barat|car)\w+|preco|valor|diferenca|desconto)\b/,
    // a discount for paying on time or in advance is haggled for
    not: /\b(?:todo|todos os|cada) mes(?:es)?\b|\b(?:ganh\w+|adiantad\w+|em dia|faz(?:em)?)\b[^.;!\n]*\bdesconto\b|\bdesconto\b[^.;!\n]*\b(?:adiantad\w+|em dia)\b/,
    at: ['due'],
  },
  {
    id: 'um-vencimento-so',
    pattern: /\b(?:dividir|metade|parcelar|(?:2|duas) vezes|2 vencimentos?|quinzenal)\b/,
    not: /\bmetade do mes\b/,
    at: ['due'],
  },
  {
    id: 'cancelar-debito',
    asks: true,
    pattern:
      /\b(?:posso|da pra|consigo|possivel|se eu)\b[^.;!\n]{0,40}\b(?:tir\w+|cancel\w+|desativ\w+|deslig\w+|mud\w+|troc\w+|sair)\b[^.;!\n]{0,20}\b(?:depois|frente|mais tarde|quando)\b/,
    at: ['debit'],
  },
  {
    id: 'qual-endereco',
    asks: true,
    pattern:
      /\bou (?:(?:o|a|d[ao]) )*(?:meu|minha|del[ae]|casa|nov[oa]|outr[oa]|cidade|rua|trabalho|servico|loja)\b|^\W*(?:serve|vale|pode(?: ser)?|da certo)\W*$/,
    at: ['cep', 'house'],
  },
  {
    id: 'hora-da-visita',
    asks: true,
    pattern:
      /\b(?:que horas?|(?:hora|horario) (?:exat\w+|cert\w+|marcad\w+)|quanto tempo|quantas horas|demor\w+|(?:lig\w+|avis\w+) antes)\b/,
    at: ['visit'],
  },
  {
    id: 'dias-da-visita',
    asks: true,
    pattern:
      /\b(?:domingos?|feriados?|fi[mn] de semana|hoje|amanha|noite|natal|ano novo|primeir[oa] (?:dia|data)|que dias?|quais dias|(?:vcs|voces) (?:vem|vao|podem vir)[^.;!\n]* dia \d{1,2})\b/,
    not: /\b(?:tenho (?:que|q)|vou|preciso|deixa(?: eu)?) (?:ver|falar|perguntar|combinar)\b/,
    at: ['visit'],
  },
  {
    id: 'telefone-serve',
    asks: true,
    pattern:
      /\bfixo\b|\b(?:serve|vale)\b|\bchip\b|\bpode(?: ser| por| usar| colocar)? (?:o |a )?(?:d[aeo]|meu|minha)\b/,
    // a line that comes with the internet, or stays
    not: /\b(?:planos?|pacote|combo|internet|junto|manter|port(?:ar|o|abilidade)|perco|perder)\b/,
    at: ['phone'],
  },
  { id: 'telefone-serve', pattern: /\bnao tenho (?:celular|telefone|zap|whats\w*)\b/, at: ['phone'] },
  {
    id: 'por-que-telefone',
    pattern: /\btelemarketing\b|\b(?:mandar|ligar com|pra) propaganda\b/,
    at: ['phone'],
  },
  {
    id: 'por-que-telefone',
    asks: true,
    pattern: /\b(?:fic\w+|vao|vai) (?:me )?lig(?:ar|ando)\b|\b(?:spam|propaganda|telemarketing)\b/,
    at: ['phone'],
  },
  { id: 'por-que-email', asks: true, pattern: /\b(?:spam|propaganda)\b/, at: ['email'] },
  {
    id: 'em-nome-de-quem',
    asks: true,
    pattern:
      /\bnome social\b|\bo de (?:casad|solteir)[ao]\b|\b(?:precisa|tem (?:que|q)) ser (?:[on]o? )?nome\b|\bposso (?:dar|por|usar|passar|colocar) o d[aeo] (?:meu|minha)\b|\b(?:minha|meu|titular|don[oa]|casad[ao]|solteir[ao]|adotiv\w+|biologic\w+)\b[^.;!\n@\d]{0,24} ou [^.;!\n]*\b(?:minha|meu|titular|don[oa]|mae|casad[ao]|solteir[ao]|adotiv\w+|biologic\w+)\b|\b(?:meu|minha|eu)(?: nome| cpf)? ou (?:n?[oa] |eu )?(?:d[aeo]l?[ae]?|minha|meu|quem)\b|\b[oa] (?:meu|minha) (?:tb |tambem )?(?:nao )?precisa\b|\bnao (?:e|eh|seria) (?:[oa] )?(?:meu|minha)\b|\bd[aeo] [a-z ]{2,24} ou (?:n?[oa] |em )?(?:meu|minha|eu)\b|\beu (?:que |q )?(?:mor|pag)\w+ ou\b|\btem (?:que|q) ser (?:o |a |n[oa] |em )?(?:meu|minha|don[oa]|titular|nome)\b|\bqual nome\b|\bel[ae] ou (?:o |a )?(?:meu|minha)\b|\b(?:registro|social|solteir[oa]) ou\b|\bpode (?:ser|por|usar) (?:o |a )?(?:cpf |nome )?d[aeo] (?:meu|minha)\b|\b(?:por|colocar|botar|fazer|ficar|sair|pedir|ser)\b[^.;!\n]{0,10}\b(?:em|no) nome d[aeo]\b|\bnome de solteir[ao]\b/,
    notAt: ['debit', 'account', 'cep', 'house', 'email', 'phone'],
  },
  {
    id: 'nome-negativado',
    pattern: /\bnome (?:(?:ta|esta|e|eh) )?(?:meio )?suj[oa]\b|\bnegativad[oa]\b|\b(?:serasa|spc|score)\b/,
  },
  {
    id: 'alcance-wifi',
    asks: true,
    pattern:
      /\b(?:wi-? ?fi|sinal|internet|net|modem|rotead\w+|pegar?|chegar?|alcanc\w+)\b[^;!\n]{0,40}\b(?:casa (?:toda|inteira)|tod[oa] a casa|quartos?|fundos?|quintal|andar\w*|laje|sobrado|em cima|paredes?|garagem|edicula|comodos?|piso|lon?ge|galpao|piscina|la fora|d[ea] tras|\d+ metros?)\b|\bandar\w*\b[^;!\n]{0,40}\b(?:sinal|wi-? ?fi)\b/,
  },
  {
    id: 'o-que-e-mega',
    asks: true,
    pattern:
      /\b(?:o que|oq|pra que|para que|q|que) (?:e|eh|serve|significa|quer dizer)\b[^.;!\n\d]{0,12}\bmegas?\b/,
  },
  {
    id: 'confirmacao-por-email',
    pattern:
      /\b(?:protocolo|por escrito|comprovante|copia d\w+|(?:numero|confirmacao) do pedido|confirmacao (?:n?o|por) (?:meu )?e-?mail)\b|\b(?:mand\w+|envi\w+|encaminh\w+|aguard\w+|receb\w+|cheg\w+)\b[^.;!\n]{0,24}\b(?:contrato|resumo|tudo isso)\b/,
    not: /\bresumo\b.*\b(?:de novo|outra vez)\b/,
    at: ['consent'],
  },
  {
    id: 'contrato',
    pattern:
      /\b(?:ler?|leio|ver|vejo|mostr\w+|acho|onde (?:ta|esta|fica|acho|vejo))\b[^.;!\n]{0,16}\b(?:contrato|regulamento|termos)\b|\b(?:contrato|regulamento|termos)\b[^.;!\n]{0,16}\b(?:onde|antes)\b/,
    not: /\bli\b|\b(?:de acordo|aceito|concordo)\b/,
  },
  {
    id: 'resumo',
    pattern:
      /\b(?:mostr\w+|repet\w+|ver|ler?|leia|manda)\b[^.;!\n]{0,16}\b(?:tudo|de novo|resumo|o que (?:vc |voce )?anot\w+)\b|\b(?:dia|data|plano|vencimento|endereco|hora\w*)\b[^.;!\n]{0,20}\b(?:qual|quando|que) mesmo\b/,
    at: ['consent'],
  },
  {
    id: 'pular',
    pattern:
      /\b(?:(?<!\bnao (?:quero|vou|posso|precisa) )pul(?:ar|a|o)|em branco|sem responder|nao (?:quero|vou) responder)\b/,
    not: /\b(?:rg|registro|certidao|documento)\b/,
    notAt: ['consent'],
  },
  {
    id: 'por-que-esta',
    asks: true,
    pattern:
      /^\W*(?:e |mas )?(?:qual|com que) (?:e |seria )?(?:[oa] )?(?:motivo|finalidade|razao|objetivo|intencao|necessidade)(?: d[aei]\w+(?: pergunta)?)?\W*$|\bobrigad[oa] a (?:responder|dizer|escolher)\b|\bobrigatori[oa] (?:responder|escolher)\b|\bpergunta e (?:mesmo )?(?:obrigatoria|necessaria)\b|\bprecis[oa] (?:mesmo )?responder\b|\btem necessidade dis[st]o\b/,
  },
  {
    id: 'pular',
    pattern: CHOOSES_NONE,
    at: ['choice'],
  },
  {
    id: 'quanto-falta',
    pattern:
      /\bquanto tempo\b[^.;!\n]{0,12}\b(?:cadastro|formulario|questionario)\b|\b(?:quanto|muito|quantas perguntas|muita coisa)\b[^.;!\n]{0,8}\bfalta\w*\b|\bfalta\w* (?:muit\w+|mto|mt|quant\w+|mais)\b|\b(?:quanta|tanta|muita)s? perguntas?\b|\bvai demorar\W*$|\bdemora\w*\b[^.;!\n]{0,16}\b(?:ainda|questionario|perguntas?)\b|\bfalta (?:o que|oq|algo)\b|\bem (?:que|qual) (?:parte|etapa|pergunta|ponto)\b[^.;!\n]{0,10}\b(?:ta|to|tou|tamo\w*|estamos|estou|parei|paramos)\b|\bmais (?:alguma coisa|o que|oq)\W*$/,
  },
  {
    id: 'escolha-sua',
    pattern:
      /^\W*(?:tanto faz|(?:voces?|vcs?) (?:que |q )?(?:escolh|sab|decid|quis)\w+|escolh[ae]\b|qualquer (?:um|dia|data)\b|o que (?:for|vc|voce) )|\bqual\b[^.;!\n]{0,16}\b(?:melhor|recomend\w+|indic\w+|suger\w+)\b/,
    at: ['due', 'debit'],
  },
  {
    id: 'dado-de-antes',
    pattern:
      /\ba mesma? d[aeo] (?:meu|minha) (?:irma|irmao|marido|esposa|filh[oa]|pai|mae|prim[oa])\b[^.;!\n]{0,24}\b(?:que|q) (?:ja )?(?:fez|contratou|assinou|pediu)\b|\b(?:o|a|e|eh|ess[ae]|aquel[ae])(?: (?:meu|msm|mesm[oa]|numero|cep|cpf|email))* (?:que|q) (?:eu )?(?:ja )?(?:dei|passei|cadastrei|mandei|to (?:falando|usando)|falo|uso aqui)\b|\bmesm[oa] (?:[a-z]+ )?(?:de antes|de ontem|d[aeo] (?:meu |ultim\w+ )?(?:cadastro|pedido|vez)|de sempre)\b|\bcadastro (?:antigo|anterior|do site)\b|\b(?:qual|que) eu dei\b/,
    not: /\berrad[oa]\b|\bcert[oa]\b/,
  },
  {
    id: 'desistir',
    pattern:
      /\b(?:desist(?:i|o|ir)(?! d[aeo]\b)|nao quero mais(?! (?:o|a|d[aeo]) )|cancela (?:tudo|o pedido|a compra)|^\W*cancela(?=, (?!mas)|\W*$)|nenhum,? tchau|^\W*(?:sair|encerrar|parar)\W*$|deixa (?:quieto|pra la)|so (?:tava|estava|to|estou|queria) (?:vendo|olhando|saber|ver|sabendo))\b/,
    not: /\b(?:posso|se eu|pode|consigo|da pra)\b/,
    notAt: ['debit'],
  },
  {
    id: 'volto-depois',
    pattern: new RegExp(
      `\\b(?:vou|vamos|deixa|deixe|preciso|tenho que|tenho q) (?:(?:eu|so|la|ali|primeiro|antes|ter que|te|dar uma|ir|fora|com calma|n[oa] [a-z]+|segunda|amanha) )*${LOOKS}\\b(?! (?:com|pra|para) (?:um|uma|algum|o|a)? ?(?:atendente|pessoa|alguem|voc))|\\b(?:ja (?:ja )?volto|volto (?:ja|${LATER})|(?:um|1|dois|2|5|10|so um|uns) ?(?:minut\\w+|segund\\w+|instant\\w+|moment\\w+)|(?:continu|termin|respond|faz|faco|deix|vej|decid|pass|mand)\\w*(?: (?:isso|pra|para|te|essa))* ${LATER}|(?:e |aqui )volto|volto (?:aqui|la)|(?:espera|aguarda|aguenta|guenta|perai?) (?:um|uns|so um) (?:cadim|cadinho|pouc\\w+|tiquinho|tico|bocado)|vem (?:me )?(?:dizer|falar|ajudar)|guarda\\w* o que (?:eu )?(?:ja )?fiz|amanha (?:eu )?(?:te )?(?:dou|digo|falo|respondo|vejo|resolvo|passo|mando)|(?:meu|minha) (?:net|filh|sobrinh|irma|marid|espos|mulher|nora|genr)\\w* (?:ja )?(?:vem|chega|passa|volta)(?: [a-z0-9]+){0,4} e (?:ai |ela |ele )?(?:ve|le|olha|resolve|confere)|antes d?(?:ela|ele) chegar|quando (?:ele|ela) chegar|(?:melhor|acho que vou|prefiro) esperar|(?:mes|semana|ano) que vem (?:eu )?(?:fecho|contrato|faco|vejo|confirmo)|quero ler com calma)\\b`,
    ),
    not: /\bnao (?:vou|deixa)\b|\bse\b[^.]{0,12}\bdebito\b|\b(?:cara|tecnico|rapaz|homem|ele|eles|instalador) (?:vier|vierem|chegar|vem|vir)\b/,
  },
]
