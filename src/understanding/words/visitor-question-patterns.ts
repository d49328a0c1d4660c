/** Patterns for frequent questions of visitors, such as 'tem multa?'. */
import type { FactId } from '../reading-types.ts'
import { AFTER_THE_ORDER, STREAMING_SERVICE, ASKS_REASON } from './shared-question-patterns.ts'

/**
 * Patterns that recognise one of the questions that visitors often ask, such as 'tem multa?'. A clause that
 * matches no cue is compared with the example wordings in src/content/visitor-questions.ts.
 */
export interface Cue {
  readonly id: FactId
  /** Patterns that must all match. */
  readonly all: readonly RegExp[]
  /** Whether the cue also counts in a clause that is not a question. */
  readonly isTopic?: boolean
}

/** All cues, from specific to general. The first cue that matches a clause determines the question. */
export const VISITOR_QUESTION_CUES: readonly Cue[] = [
  { id: 'por-que-mae', all: [/\b(?:mae|genitora|mother|madre)\b/, ASKS_REASON] },
  {
    id: 'por-que-mae',
    all: [
      /\bnao (?:tem|tenho|conheci|consta|sei)\b[^?]{0,16}\bmae\b|\b(?:2|dois) pais\b|\bmae\b[^?]{0,16}\ba ver\b|\b(?:registro|certidao|rg|documento)\b[^?]*\bem branco\b|\bsem mae\b/,
    ],
    isTopic: true,
  },
  { id: 'pontos-livelo', all: [/\bpontos\b|\bpontuac\w+|\blivelo\b/] },
  {
    id: 'bonus-celular',
    all: [
      /\bbonus\b|\bgiga a mais\b|\binternet (?:n[oa]|pr[oa]|d[oa]) (?:meu |minha )?(?:celular|linha|chip)\b/,
    ],
  },
  { id: 'multa', all: [/\bmultas?\b/], isTopic: true },
  {
    id: 'multa',
    all: [
      /\b(?:cancel\w+|sair|saio|desist\w+|quebr\w+|encerr\w+)\b/,
      /\bantes\b|\b(?:pago|paga|pagar|custo|cobra\w*)\b/,
    ],
  },
  {
    id: 'fidelidade',
    all: [/\bfidel?i?[dt]\w*|\bcarencia\b|\bpermanencia\b|\bloyalty\b|\bsem ficar (?:pres|amarrad)[oa]s?\b/],
    isTopic: true,
  },
  {
    id: 'fidelidade',
    all: [
      /\b(?:fic[oa]r?|ficamos|estou|to) pres[oa]s?\b|\b(?:tempo|prazo|periodo) minimo\b|\bobrigad[oa] (?:a )?ficar\b|\btem contrato\b|\bquanto tempo de contrato\b|\b(?:ficar|fico|permanec\w+)\b[^?]{0,12}\b(?:quanto tempo|quantos meses)\b/,
    ],
  },
  {
    id: 'promocao-12-meses',
    all: [
      /\b(?:depois|apos|passad\w+|acab\w+|termin\w+|fim)\b/,
      /\b(?:12|doze|um ano|1 ano|ano|meses|promoc\w+|periodo)\b/,
      /\b(?:quanto|preco|valor|fica|aument\w+|sobe|vai|paga|pago|acontece|muda|reajust\w+|custa)\b/,
    ],
  },
  {
    id: 'promocao-12-meses',
    all: [/\b(?:preco|valor|mensalidade)\b/, /\b(?:todo|todos os|cada) mes(?:es)?\b/],
  },
  {
    id: 'promocao-12-meses',
    all: [
      /\b(?:preco|valor|mensalidade|promoc\w+|quanto tempo|quando)\b/,
      /\b(?:pra|para) sempre\b|\baument\w+|\bsobe\b|\bmud\w+\b(?=.*\b(?:depois|meses|ano)\b)|\breajust\w+|\bfixo\b/,
    ],
  },
  {
    id: 'promocao-12-meses',
    all: [
      /\b(?:preco|valor|mensalidade|promoc\w+|\d{2,3})\b/,
      /\b(?:so|apenas|somente) (?:e )?(?:n[oa]s?|por|pr[oa]s?|durante)\b[^?]{0,16}\b(?:comeco|inicio|primeir\w+|mes(?:es)?)\b|\bdepois\b[^?]{0,8}\b(?:sobe|aument\w+)/,
    ],
    isTopic: true,
  },
  {
    id: 'promocao-12-meses',
    all: [/\bdepois (?:[a-z]+ ){0,2}(?:sobe|aumenta)\b|\baument\w+ (?:todo|cada) ano\b/],
    isTopic: true,
  },
  { id: 'promocao-12-meses', all: [/\breajust\w+/], isTopic: true },
  {
    id: 'instalacao-quem',
    all: [
      /\b(?:em casa|presente|alguem|quem|diarista|faxineira|sindic[oa]|pai|irma|irmao|ser eu|eu mesm[oa]|acompanh\w+|maior de idade|titular|vizinh[oa]|porteiro|filh[oa]|mae|esposa|marido|outra pessoa)\b/,
      /\b(?:tecnico|instal\w*|visita|estar|ficar(?! n[oa] nome)|receber(?! (?:a |o )?(?:fatura|conta|boleto|e-?mail))|recebem?(?= (?:n[oa] \w+ lugar|por (?:mim|nos)|vcs?|voces?)))\b/,
    ],
    isTopic: true,
  },
  {
    id: 'instalacao-custo',
    all: [
      /\binstal\w*|\btecnico\b|\bvisita\b/,
      /\b(?:gratis|graca|gratuit[oa]|por conta|inclus[oa]|incluid[oa]|cust\w+|cobr\w+|paga\w*|pago|taxa|valor|preco|quanto (?:e|fica|sai)|free)\b/,
    ],
    isTopic: true,
  },
  {
    id: 'instalacao-prazo',
    all: [
      /^(?!.*\b(?:conta|fatura)\b).*(?:\binstal\w*)|\btecnico (?:vem|chega)|(?:vem|chega|quando)\b[^?]{0,8}\btecnico\b|\bfuncionando\b|\binstall\w*|\b(?:vem|vir|vao) (?:ai|aqui|em casa|la)\b/,
      /\b(?:prazo|quando|(?:quanto|qto|muito) tempo|quant[oa]s (?:dias|horas)|demor\w+|em quanto|que dia|vem|rapido|tempo|when)\b/,
    ],
  },
  {
    id: 'vencimento-mudar',
    all: [
      /\b(?:qual|quais|que|outro|troc\w+|mud\w+|alter\w+|escolher)\b/,
      /\bvenc\w+|\bdia d[ae] (?:fatura|conta|pagar)\b/,
    ],
  },
  {
    id: 'vencimento-mudar',
    all: [/\b(?:mud\w+|troc\w+|alter\w+)\b/, /\bvenc\w*|\bfatura\b|\b(?:dia|data)\b/, AFTER_THE_ORDER],
    isTopic: true,
  },
  {
    id: 'debito-desconto',
    all: [
      /\bdebito\b|\bboleto\b|\bautomatico\b|\bpix\b/,
      /\bdescont\w*|\beconom\w+|\bganh\w+|\bvantage\w+|\bcompensa\b|\bvale a pena\b|\bmais (?:caro|barato)\b|\bdiferenca\b|\bpreco e so\b/,
    ],
  },
  {
    id: 'debito-desconto',
    all: [
      /\b(?:qual|tem|de quanto|quanto|qto|qnto)(?: e)?(?: o| um| algum| de)? desconto\b|\bdesconto (?:e )?de quanto\b|\beconomiz\w+/,
    ],
  },
  {
    id: 'debito-desconto',
    all: [
      /\bdebito\b|\bboleto\b/,
      /^(?!.*\b(?:qual|quanto)\b).*\b(?:preco|valor|(?:ess|est)es? \d{2,3}|\d{2,3},\d\d)\b[^?]*\b(?:n[oa]|com|sem|pel[oa])\b/,
    ],
  },
  { id: 'preco', all: [/\bqual\b/, /\bmais (?:barat\w+|em conta)\b/] },
  {
    id: 'instalacao-quem',
    all: [
      /\b(?:precis\w+|tem (?:que|q)|ter)\b[^?]{0,14}\balguem\b|\beu mesmo instal|\binstalar sozinh|\bcomo (?:e|funciona) a instalac/,
    ],
  },
  {
    id: 'instalacao-prazo',
    all: [
      /\binstal\w* (?:ja |ainda |pra |n[oa] |de |ess[ea] )*(?:hoje|amanha|semana|mes|sabado|domingo|feriado)\b|\burgencia\b/,
    ],
  },
  {
    id: 'telefone-fixo',
    all: [/\b(?:vem|plano|internet|combo)\b[^?]{0,16}\b(?:com|e) (?:linha |um )*telefon\w+/],
  },
  {
    id: 'telefone-fixo',
    all: [
      /(?<!\b\d{2,3}(?:[.,]\d\d)? [^?]{0,24})(?<!\b(?:ip|preco|valor|horario|salario|dia|trabalho) )\bfix[oa]\b/,
    ],
  },
  {
    id: 'trocar-plano',
    all: [
      /\b(?:troc\w+|mud\w+|aument\w+|diminu\w+|upgrade|downgrade|baix\w+|subir)\b/,
      /\b(?:plano|velocidade|mega|giga|pacote|lent[oa])\b|\bupgrade\b|\bpr[oa] (?:de )?\d{3,4}\b/,
      AFTER_THE_ORDER,
    ],
    isTopic: true,
  },
  { id: 'trocar-plano', all: [/\bupgrade\b|\bdowngrade\b/], isTopic: true },
  {
    id: 'mudar-endereco',
    all: [
      /\b(?:mud\w+|transfer\w+|lev\w+)\b/,
      /\b(?:de (?:casa|endereco|cidade|ap\w*|predio|bairro)|me mud\w+|endereco|internet|net|fibra|comigo|junto)\b/,
      /\b(?:se eu|posso|depois|e se|da pra|como fica|quando|ano|mes|consigo|levo)\b/,
    ],
    isTopic: true,
  },
  {
    id: 'velocidade-upload',
    all: [
      /\bup ?l[aod]{2,4}d?\b|\buplod\b|\b(?:velocidade|taxa) de (?:envio|subida)\b|\bsubir (?:video|arquivo|foto)\w*/,
    ],
    isTopic: true,
  },
  {
    id: 'quantos-aparelhos',
    all: [
      /\b(?:quant[oa]s|qt[oa]s)\b[^?]{0,24}\b(?:aparelh\w+|celular\w*|dispositiv\w+|pessoas?|tvs?|televis\w+|computador\w*|conect\w+|coisas|eletron\w+)\b|\b(?:aguenta|suporta)\b/,
    ],
    isTopic: true,
  },
  {
    id: 'quantos-aparelhos',
    all: [
      /\b(?:todo mundo|aparelhos|celulares|tvs?|notebooks?|varios)\b/,
      /\b(?:juntos?|ao mesmo tempo|de uma vez|trava|lent[oa]|cai|aguenta|da conta)\b/,
    ],
  },
  {
    id: 'jogos',
    all: [
      /(?<!\b(?:passam?|vejo|vemos|ver|assist\w+)(?: os?)? )\bjog(?!os? d[aeo] )[aoue]\w*\b(?! (?:pro|pra|para|no|o dia|dia) (?:dia )?\d)|\bgam(?:e|er|es|ers|ing)\b|\bping\b|\blatencia\b|\blag\b|\bfree fire\b|\bvalorant\b|\bfortnite\b|\bps[345]\b|\bxbox\b|\bplaystation\b/,
    ],
    isTopic: true,
  },
  {
    id: 'streaming-ativar',
    all: [STREAMING_SERVICE, /\b(?:como|ativ\w+|entra\w*|login|senha|acess\w+|cadastr\w+|onde|libera\w*)\b/],
    isTopic: true,
  },
  { id: 'streaming-inclusos', all: [STREAMING_SERVICE] },
  {
    id: 'streaming-inclusos',
    all: [/\b(?:netflix|disney|prime video|amazon|spotify|telecine|premiere)\b/],
    isTopic: true,
  },
  {
    id: 'wifi-modem',
    all: [/\bmodem\b|\broti?e?a?dor\w*|\bwi-? ?fi\b|\bcomodato\b|\brouter\b/],
    isTopic: true,
  },
  { id: 'por-que-cpf', all: [/\bcpf\b/, ASKS_REASON] },

  { id: 'por-que-cpf', all: [/\bserasa\b|\bspc\b|\bnome sujo\b|\bnegativad[oa]\b|\bscore\b/], isTopic: true },
  {
    id: 'meus-dados',
    all: [/\b(?:sabem?|tem|guardam?|armazenam?)\b[^?]{0,20}\b(?:de|sobre) mim\b/],
    isTopic: true,
  },
  {
    id: 'meus-dados',
    all: [
      /\b(?:que|quais) (?:os )?(?:meus )?dados (?:meus )?(?:voces|vcs|ai)\b[^?]{0,10}\b(?:tem|guardam?)\b/,
    ],
    isTopic: true,
  },
  {
    id: 'meus-dados',
    all: [/\b(?:ver|acess\w+|consultar|copia|baixar|corrigir) (?:de |d?os )?(?:todos os )?meus dados\b/],
    isTopic: true,
  },
  {
    id: 'seguranca-dados',
    all: [
      /(?<!(?:\d|mega|giga|plano) )\bsegur[oa]s?\b(?! (?:e|do|de) )|\bconfiave(?:l|is)\b|\bgolpe\b|\bfraude\b|\bvaz[ao]\w*|\blgpd\b|\bprivacidade\b|\bprotegid\w+|\bvend\w+ (?:meu|os|as)\b|\bhackead\w+|\bguardad\w+|\barmazenad\w+|\bis it safe\b|\b(?:site|voces sao|vcs sao)\b[^?]* mesmo$|\b(?:apag\w+|ve|veem) (?:os )?meus dados\b|\bsigil\w+|\baparec\w+\b[^?]{0,12}\b(?:alguem|outros|publico)\b|\bencarregad[oa] d|\btratamento d|\bbanco de dados\b/,
    ],
  },
  {
    id: 'seguranca-dados',
    all: [
      /\b(?:dados|informac\w+|numero|email|telefone)\b/,
      /\b(?:vend\w+|pass\w+|compartilh\w+|fazem|uso|usam|proteg\w+|outros|terceiros|divulg\w+)\b/,
    ],
  },
  { id: 'documentos', all: [/\bdocument\w*|\bdocs?\b|\bcomprovante\w*|\brg\b|\bcnh\b|\bselfie\b|\bfoto\b/] },
  {
    id: 'documentos',
    all: [
      /\b(?:o que|oq|oque|o q)\b[^?]{0,8}\b(?:precisa|preciso|necessario)\b[^?]{0,12}\b(?:contrat\w+|assin\w+|ter)\b/,
    ],
  },
  {
    id: 'horario-atendimento',
    all: [
      /\bhorario\b(?! de pico| nobre)|\bque horas\b|\b24 ?h(?:oras)?\b|\b(?:abre|fecha|funciona|atend\w+)\b[^?]{0,20}\b(?:sabado|domingo|feriado|noite|cedo|fim de semana)\b|\b(?:sabado|domingo|feriado)\b[^?]{0,20}\batend\w+/,
    ],
  },
  {
    id: 'taxa-adesao',
    all: [/\bades[aco]\w*|\badesc\w+|\baderir\b|\btaxas?\b|\bmatricula\b|\bcusto inicial\b/],
    isTopic: true,
  },
  {
    id: 'ja-sou-cliente',
    all: [
      /\b(?:cancel\w+|problema|caindo|segunda via|reclam\w+)\b/,
      /\b(?:ja tenho|minha (?:internet|conta|linha)|com vc?s|com voces)\b/,
    ],
    isTopic: true,
  },
  {
    id: 'ja-sou-cliente',
    all: [
      /\b(?:ja )?sou cliente\b|\bja (?:tenho|possuo|sou|tive)\b[^?]{0,16}\b(?:internet|contrato|plano|fibra|cliente|linha|de vcs|da tim)\b|\brenov\w+ (?:o|meu)\b/,
    ],
    isTopic: true,
  },
  {
    id: 'empresa',
    all: [
      /\b(?:contrat\w+|atend\w+|vend\w+|serve|faz\w*)\b[^?]{0,20}\b(?:empresas?|pessoa juridica|cnpj|pj)\b/,
    ],
    isTopic: true,
  },
  {
    id: 'empresa',
    all: [
      /(?<!\b(?:d[ae]|outra|ultima|na|essa) )\bempresa\w*\b|\bcnpj\b|\bpj\b|\bpessoa juridica\b|\bcomercial\b|\bmei\b|\b(?:minha|uma) (?:loja|firma)\b(?! fisica)/,
    ],
  },
  {
    id: 'pagamento-formas',
    all: [
      /\bformas? de pag\w+|\bmeios? de pag\w+|\b(?:pagar?|vem) como\b|\bcomo chega a fatura|\b(?:e|eh|ou|no) (?:no )?cartao\b|\bcomo (?:e que |q |que |se )?(?:eu )?(?:paga|pago|pagar|faco pra pagar|e o pagamento)\b|\bloterica\b|\bparcel\w+|\bcartao de credito\b|\bpix automatico\b/,
    ],
    isTopic: true,
  },
  {
    id: 'pagamento-formas',
    all: [
      /\b(?:aceita\w*|pagar|paga|pago|tem)\b/,
      /\b(?:pix|cart\w+|boletos?|credito|dinheiro|debito|app|loterica)\b/,
    ],
  },
  { id: 'pagamento-formas', all: [/\bqr ?code\b|\b(?:aceita\w*|tem|por|via) pix\b/] },
  {
    id: 'cobertura',
    all: [
      /\bcobertura\b|\bcobrem?\b|\b(?:tem|chega|atend\w+|pega|passa|vai ter|disponivel|disponibilidade|funciona)\b[^?]{0,20}\b(?:aqui|rua|bairro|cidade|regiao|endereco|predio|condominio|cep|fibra n[oa]|fibra em|minha casa|em (?!quant|qual|casa)[a-z]+)\b|\bn[oa] (?:minha |meu )?(?:rua|bairro|predio|condominio|cidade|regiao) (?:ja )?(?:tem|chega|pega|atende)\b|\batend\w+ (?!empresa|pessoa|cnpj)(?:[a-z]+ )?[a-z]{4,}\W*$|\b(?:chega|(?<!\bnao )atend\w+|pega|passa|disponivel)\b[^?]{0,12}\bn[oa] [a-z]+|\bquando[^?]{0,16}\bfibra\b|\b(?:fibra|internet|sinal) (?:no|na|em|aqui)\b|\btem\b[^?]{0,12}\b(?:no|na|nesse|neste|pro|pra) (?:cep |meu cep )?(?:e )?\d{5}|\baqui em [a-z ]{3,24} (?:tem|chega|pega|atende\w*)\W*$|\b(?:predio|condominio|casa|rua|aqui)\b[^?]{0,12}\b(?:pode|podem|da pra|consegue\w*) instalar|^\W*(?:(?:vcs|voces|vc|ai) (?:me )?atende\w*|(?:(?:aqui|ai) )?pega)\W*$/,
    ],
  },
  { id: 'contato', all: [/\bsaber o (?:telefone|numero) d(?:e (?:vcs|voces)|a empresa)/], isTopic: true },
  {
    id: 'contato',
    all: [
      /(?<!\bd[oae] )\b0800\b(?! (?:falou|disse|me|que))|\bsac\b|\bouvidoria\b|(?<!\b(?:n[oa]|pr[oa]) (?:meu )?)\b(?:telefone|numero|whats\w*|zap|contato|email|endereco)\b[^?]{0,16}\b(?:de (?:vcs|voces)|da (?:tim|empresa|central|loja)|do (?:suporte|sac))\b|\b(?:entr\w+ em contato|fal\w+ com (?:vcs|voces))\b|\btem (?:whats\w*|zap)\b|\b(?:numero|telefone)\b[^?]{0,8}\b(?:ligo|ligar)\b/,
    ],
  },
  { id: 'cancelar', all: [/\b7 dias\b.*\barrepend|\barrepend\w+.*\b7 dias\b/], isTopic: true },
  { id: 'cancelar', all: [/\bcancel\w+|\barrepend\w+|\bdesist\w+|\b7 dias\b|\bgostar\b[^?]*\bdevolv\w+/] },
]
