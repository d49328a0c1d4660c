/**
 * Patterns for what visitors ask or say about the order itself: the first bill, whose name it is in, that they answer
 * later. All are for lower-case text without accents.
 */
import type { MovePattern } from './sale-move-patterns.ts'

const LATER = '(?:depois|mais tarde|amanha|outr[oa] (?:dia|hora)|a noite)'
const LOOKS =
  '(?:ver|fal\\w+|convers\\w+|pergunt\\w+|pens\\w+|olh\\w+|mostr\\w+|confer\\w+|confirm\\w+ com|peg\\w+|procur\\w+|busc\\w+|consult\\w+|decid\\w+|dormir)'

/** From specific to general; the first that matches a sentence counts. */
export const ORDER_TALK: readonly MovePattern[] = [
  {
    id: 'conta-de-quem',
    asks: true,
    pattern:
      /\bconta\b[^.;!\n]{0,24}\b(?:conjunta|salario|poupanca|pj|(?:d[aeo]|no nome d[aeo]) (?:minha|meu|firma|empresa|outr\w+|espos\w+|marido|filh\w+|mae|pai))\b|\bpoupanca\b|\boutro titular\b|\bem? nome del[ae]\b/,
    at: ['debit', 'account'],
  },
  {
    id: 'banco-aceito',
    asks: true,
    pattern: /\b(?:serve|aceit\w+|funciona|trabalh\w+|faz(?:em)? debito|(?:quais|que|qual) bancos?)\b/,
    not: /\b(?:pix|cartao|boletos?|dinheiro|dia|horario)\b/,
    at: ['debit', 'account'],
  },
  { id: 'chave-pix', pattern: /\bpix\b/, not: /\bautomatico\b|\bprefiro\b|\bpag\w+\b/, at: ['account'] },
  {
    id: 'como-chega-fatura',
    asks: true,
    pattern:
      /\b(?:bolet\w+|fatura|conta|carne\w*)\b[^.;!\n]{0,24}\b(?:correio|e-?mail|zap|whats\w*|papel|pelo app|em casa|chega como|impress\w+)\b/,
    notAt: ['email', 'account', 'cep', 'house'],
  },
  {
    id: 'como-chega-fatura',
    pattern: /\b(?:bolet\w+|fatura|carne\w*)\b[^.;!\n]{0,24}\b(?:correio|zap|whats\w*|papel)\b/,
    at: ['debit'],
  },
  {
    id: 'sem-debito',
    asks: true,
    pattern: /\bdiferenca\b|\bvantagem\b|\bquanto (?:fica|sai|e|eh)\b[^.;!\n]*\bsem\b/,
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
    asks: true,
    pattern:
      /\bprimeir[oa] (?:mes|conta|fatura|boleto|mensalidade|pagamento|cobranca|parcela)\b|\b(?:cobra\w*|pagar)\b[^.;!\n]{0,16}\b(?:agora|no ato|na hora|adiantad\w+|antecipad\w+)\b|\bja (?:vai |vou |vao |vem |to |fico |vou ficar )?(?:cobr|pag|dev)(?:ar|a|o|ando|endo)\b|\b(?:e )?a primeira (?:vem|chega|vence|e quando)\b|\bcobranca d[eo] (?:2|dois) mes\w*|\b(?:cobr|debit|pag)\w+ antes d[eo] instal\w+|\bproporcional\b/,
    not: /\b(?:gratis|de graca|desconto|ano)\b/,
  },
  {
    id: 'dia-nao-muda-preco',
    asks: true,
    pattern: /\b(?:mais (?:barat|car)\w+|preco|valor|diferenca|desconto)\b/,
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
      /\b(?:posso|da pra|consigo|possivel|se eu)\b[^.;!\n]{0,40}\b(?:tir\w+|cancel\w+|desativ\w+|mud\w+|troc\w+|sair)\b[^.;!\n]{0,20}\b(?:depois|frente|mais tarde|quando)\b/,
    at: ['debit'],
  },
  {
    id: 'qual-endereco',
    asks: true,
    pattern: /\bou (?:(?:o|a|d[ao]) )*(?:meu|minha|del[ae]|casa|nov[oa]|outr[oa])\b/,
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
      /\b(?:domingos?|feriados?|fi[mn] de semana|hoje|amanha|noite|natal|ano novo|primeir[oa] (?:dia|data)|que dias?|quais dias)\b/,
    at: ['visit'],
  },
  {
    id: 'telefone-serve',
    asks: true,
    pattern: /\bfixo\b|\bddd\b[^.;!\n]{0,24}\b(?:outr[oa]|problema|diferente)\b/,
    at: ['phone'],
  },
  { id: 'telefone-serve', pattern: /\bnao tenho (?:celular|telefone|zap|whats\w*)\b/, at: ['phone'] },
  { id: 'por-que-telefone', pattern: /\btelemarketing\b/, at: ['phone'] },
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
      /\b(?:meu|minha|eu) ou (?:o |a |eu )?(?:d[aeo]l?[ae]?|minha|meu|quem)\b|\bd[aeo] [a-z ]{2,24} ou (?:o |a )?(?:meu|minha|eu)\b|\beu (?:que |q )?(?:mor|pag)\w+ ou\b|\btem (?:que|q) ser (?:o |a |n[oa] |em )?(?:meu|minha|don[oa]|titular|nome)\b|\bqual nome\b|\bel[ae] ou (?:o |a )?(?:meu|minha)\b|\b(?:registro|social|solteir[oa]) ou\b|\bpode (?:ser|por|usar) (?:o |a )?(?:cpf |nome )?d[aeo] (?:meu|minha)\b|\b(?:por|colocar|botar|fazer|ficar|sair|pedir|ser)\b[^.;!\n]{0,10}\b(?:em|no) nome d[aeo]\b|\bnome de solteir[ao]\b/,
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
      /\b(?:wi-? ?fi|sinal|internet|net|modem|rotead\w+|pega|chega|alcanc\w+)\b[^;!\n]{0,40}\b(?:casa (?:toda|inteira)|tod[oa] a casa|quartos?|fundos?|quintal|andar\w*|laje|sobrado|em cima|paredes?|garagem|edicula|comodos?|piso|lon?ge)\b|\bandar\w*\b[^;!\n]{0,40}\b(?:sinal|wi-? ?fi)\b/,
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
      /\b(?:protocolo|por escrito|comprovante|copia d\w+|(?:numero|confirmacao) do pedido)\b|\b(?:mand\w+|envi\w+|receb\w+|cheg\w+)\b[^.;!\n]{0,24}\b(?:contrato|resumo|tudo isso)\b/,
    at: ['consent'],
  },
  {
    id: 'resumo',
    pattern:
      /\b(?:mostr\w+|repet\w+|ver|ler?|leia|manda)\b[^.;!\n]{0,16}\b(?:tudo|de novo|resumo|o que (?:vc |voce )?anot\w+)\b|\b(?:dia|data|plano|vencimento|endereco|hora\w*)\b[^.;!\n]{0,20}\b(?:qual|quando|que) mesmo\b/,
    at: ['consent'],
  },
  {
    id: 'pular',
    pattern: /\b(?:pul(?:ar|a|o)|em branco|sem responder|nao (?:quero|vou) responder)\b/,
    not: /\b(?:rg|registro|certidao|documento)\b/,
    notAt: ['consent'],
  },
  {
    id: 'quanto-falta',
    pattern:
      /\b(?:quanto|muito|quantas perguntas|muita coisa)\b[^.;!\n]{0,8}\bfalta\w*\b|\bfalta\w* (?:muit\w+|mto|mt|quant\w+|mais)\b|\b(?:quanta|tanta|muita)s? perguntas?\b|\bvai demorar\W*$|\bfalta (?:o que|oq|algo)\b|\bmais (?:alguma coisa|o que|oq)\W*$/,
  },
  {
    id: 'escolha-sua',
    pattern:
      /^\W*(?:tanto faz|(?:voces?|vcs?) (?:que |q )?(?:escolh|sab|decid|quis)\w+|escolh[ae]\b|qualquer (?:um|dia|data)\b|o que (?:for|vc|voce) )|\bqual\b[^.;!\n]{0,16}\bmelhor\b/,
    at: ['due', 'debit'],
  },
  {
    id: 'dado-de-antes',
    pattern:
      /\b(?:o|a|e|eh|ess[ae]|aquel[ae])(?: (?:meu|msm|mesm[oa]|numero|cep|cpf|email))* (?:que|q) (?:eu )?(?:ja )?(?:dei|passei|cadastrei|mandei|to (?:falando|usando)|falo|uso aqui)\b|\bmesm[oa] (?:[a-z]+ )?(?:de antes|de ontem|d[aeo] (?:meu |ultim\w+ )?(?:cadastro|pedido|vez)|de sempre)\b|\bcadastro (?:antigo|anterior|do site)\b|\b(?:qual|que) eu dei\b/,
    not: /\berrad[oa]\b|\bcert[oa]\b/,
  },
  {
    id: 'desistir',
    pattern:
      /\b(?:desist(?:i|o|ir)(?! d[aeo]\b)|nao quero mais(?! (?:o|a|d[aeo]) )|cancela (?:tudo|o pedido|a compra)|nenhum,? tchau|^\W*(?:sair|encerrar|parar)\W*$|deixa (?:quieto|pra la)|so (?:tava|estava|to|estou|queria) (?:vendo|olhando|saber|ver|sabendo))\b/,
    not: /\b(?:posso|se eu|pode|consigo|da pra)\b/,
    notAt: ['debit'],
  },
  {
    id: 'volto-depois',
    pattern: new RegExp(
      `\\b(?:vou|vamos|deixa|deixe|preciso|tenho que|tenho q) (?:(?:eu|so|la|ali|primeiro|antes|ter que|te|dar uma|ir|fora|com calma|n[oa] [a-z]+|segunda|amanha) )*${LOOKS}\\b(?! (?:com|pra|para) (?:um|uma|algum|o|a)? ?(?:atendente|pessoa|alguem|voc))|\\b(?:ja (?:ja )?volto|volto (?:ja|${LATER})|(?:um|1|dois|2|5|10|so um|uns) ?(?:minut\\w+|segund\\w+|instant\\w+|moment\\w+)|(?:continu|termin|respond|faz|faco|deix|vej|decid|pass|mand)\\w*(?: (?:isso|pra|para|te|essa))* ${LATER}|(?:e |aqui )volto|volto (?:aqui|la)|(?:espera|aguarda|aguenta|guenta|perai?) (?:um|uns|so um) (?:cadim|cadinho|pouc\\w+|tiquinho|tico|bocado)|vem (?:me )?(?:dizer|falar|ajudar)|guarda\\w* o que (?:eu )?(?:ja )?fiz|amanha (?:eu )?(?:te )?(?:dou|digo|falo|respondo|vejo|resolvo|passo|mando)|antes d?(?:ela|ele) chegar|quando (?:ele|ela) chegar)\\b`,
    ),
    not: /\bnao vou\b|\bse\b[^.]{0,12}\bdebito\b/,
  },
]
