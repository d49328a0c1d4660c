/**
 * Patterns for visitors' questions and remarks about the value that the chat asks for, such as whose CPF it must be.
 * All are for lower-case text without accents.
 */
import type { RemarkPattern } from '../reading-types.ts'
import { BY_CARD, NAMES_WAY } from './payment-patterns.ts'
import { COMES_LATER, IS_UNKNOWN } from './ruled-out-values.ts'

/** From specific to general; the first that matches a sentence counts. They come before the other remarks. */
export const ASKED_VALUE_TALK: readonly RemarkPattern[] = [
  {
    // there is fibre next door, but no offer here
    id: 'cobertura',
    pattern:
      /\b(?:vizinh\w+|(?:casa|predio|apartamento|loja|porta|rua) d[oae]s? (?:lado|frente|tras|cima|baixo|esquina|outr[oa])|(?:n[ao] |minha )?(?:minha |mesma )?(?:rua|predio|condominio|quadra)|todo mundo|aqui (?:do lado|na frente|perto))\b[^.;!\n\d]{0,24}\b(?:tem|pega|passa|usa|usam|assinou|instalou|contratou)(?: (?:[ao]|de|da|d[ao]s|ja|sim|e|eu|nao|aqui|aff|tb|tambem|fibra|internet|net|sinal|cabo|isso|voces?|vcs?))*\W*$|\b(?:cabo|fibra|fio|rede)\b[^.;!\n\d]{0,8}\bpassa\b[^.;!\n\d]{0,16}\b(?:na frente|aqui|n[ao] (?:minha )?(?:rua|porta|poste))\b|\bpassa (?:o |a )?(?:cabo|fibra|fio|rede)\b/,
    at: ['cep', 'house', 'place'],
  },
  {
    id: 'cobertura',
    asks: true,
    pattern:
      /^\W*(?:(?:e|mas|capaz|nossa|poxa|ue|uai)[ ,!]+)*(?:quando|tem (?:alguma )?(?:previsao|data|prazo|chance)|alguma previsao|(?:vai|ainda) (?:(?:muito|mto) )?(?:demora\w*|chega\w*|ter)|demora)\b/,
    at: ['place'],
  },
  {
    id: 'cpf-do-titular',
    pattern:
      /\btitular(?: d[aeo] [a-z]+)? (?:e|eh|era) (?:[oa] )?(?:meu|minha|nosso|outr[oa])\b(?!.*\d{3})|\b(?:(?:nao|n|num|nem) (?:me )?(?:sei|lembro|recordo|faco ideia|tenho ideia)|sei la|esqueci)\b[^.;!\n\d]{0,24}\b(?:(?:de|em nome de|no nome de|no cpf de) quem|(?:n?o|de|em|n?um) qual (?:cpf|nome)|(?:n?o meu|n?o dela|n?o dele)(?: (?:cpf|nome))? ou )/,
    not: /\b(?:vai|por|coloc\w+|bot\w+|fazer|contrat(?:ar|o)\b(?! *$))/,
    at: ['document'],
  },
  {
    id: 'sem-mae',
    pattern:
      /\b(?:nao|num|n|nunca) (?:conheci|tenho|tive|sei (?:o nome d[ae]|quem e)|fui registrad[oa] (?:por|com|pela?)|(?:tem|consta|aparece) (?:o nome d[ae] )?)(?: (?:a|o|nome|nenhuma?|d[ae]))* ?(?:minha )?(?:mae|mamae)\b(?! (?:aqui|comigo|por perto|agora))|\b(?:rg|registro|certidao|documentos?|identidade)\b[^;!\n]{0,16}\b(?:nao|n|num) (?:consta|aparece)\b|\bmae (?:nao|n|num) (?:consta|aparece)\b|\b(?:nao|n|num) (?:sei|lembro|conheco)(?: d?o)? nome (?:dela|completo dela)\b|\bso (?:tem|tenho|consta|aparece|sei) (?:o nome d)?[oe]? ?(?:meu )?pai\b|\bsem (?:o )?nome d[ae] mae\b|\bmae (?:e |eh )?(?:desconhecida|nao declarada|ignorada)\b|\b(?:2|dois) pais\b|^\W*(?:mae )?(?:nao|n|num) (?:declarad[oa]|informad[oa]|identificad[oa]|consta|sei|lembro)\W*$|^\W*(?:desconhecid[oa]|ignorad[oa])\W*$/,
    at: ['mother'],
  },
  {
    id: 'nome-da-mae',
    asks: true,
    pattern:
      /\b(?:pai|padrasto)\b[^.;!\n]{0,16}\b(?:precis\w+|tambem|tb|vale|serve|quer\w*|pode|necessari\w+)\b|\b(?:precis\w+|quer\w*|vale|serve|pode)\b[^.;!\n]{0,16}\b(?:d?o pai|padrasto)\b|\b(?:serve|vale|cabe|pode ser|da|pode)\b[^.;!\n]{0,16}\b(?:qualquer uma?|as (?:duas|2)|uma so|so uma|a outra|madrasta|a de criacao|a biologica|a avo|minha avo|vo)\b|\b(?:de )?(?:casada|solteira)\b[^.;!\n]{0,24}\bou\b|\bou (?:o )?de (?:casada|solteira)\b|\b(?:biologica|adotiva|de sangue|de criacao|criou)\b[^.;!\n]{0,24}\bou\b|\b(?:completo|inteiro|so o primeiro|sobrenome)\b[^.;!\n]{0,16}\b(?:precis\w+|tem que|serve|basta)|\bqual (?:das (?:duas|2)|delas|nome)\b|\b(?:2|duas) maes\b[^.;!\n]{0,12}\bqual\b|\b(?:coloco|ponho|boto|uso) qual\b/,
    at: ['mother'],
  },
  {
    id: 'por-que-mae',
    pattern:
      /^\W*(?:eu )?(?:nao|n|num) (?:quero|vou|gosto de) (?:dizer|falar|informar|dar|passar|responder)\b|\btem a ver\b/,
    at: ['mother'],
  },
  {
    id: 'o-que-e-ddd',
    pattern:
      /\b(?:o que|oq|oque|o q|que|q) (?:e|eh|seria|significa|quer dizer)(?: (?:o|um|esse|isso|isso de|tal de))* ddd\b|\bcomo assim,? ddd\b|\b(?:qual|nao sei)(?: (?:e|eh|o|meu))* ddd\b/,
    at: ['phone'],
  },
  {
    id: 'o-que-e-vencimento',
    pattern:
      /\b(?:o que|oq|oque|o q|que|q) (?:e|eh|seria|significa|quer dizer)(?: (?:o|um|esse|isso|isso de|tal de))* venciment\w+|\bvencimento (?:d[eo] |e |eh )?(?:o )?(?:que|q)\b|\bvenc\w+ de (?:que|q)\b/,
    at: ['due'],
  },
  {
    id: 'o-que-e-debito',
    pattern:
      /\b(?:o que|oq|oque|o q|que|q) (?:e|eh|seria|significa|quer dizer)(?: (?:o|um|esse|isso|isso de|tal de|esse negocio de))* debito|\bdebito (?:automatico |em conta )?(?:e|eh) (?:o )?(?:que|q)\b|\b(?:aquele|e|eh|isso|la) (?:que |q )?(?:ja )?(?:desconta|tira|paga|sai|cai|debita) (?:sozinh[oa]|automatic\w+|direto d[ao] (?:minha )?(?:conta|banco))\b|\bcomo (?:e que )?funciona (?:o |esse |isso de )?debito|\bcomo (?:e que )?funciona(?: isso)?\W*$|\b(?:que|qual) (?:o )?dia\b[^.;!\n]{0,24}\b(?:tira|desconta|cobra|debita|cai|sai|puxa)\w*\b/,
    asks: true,
    at: ['debit', 'account'],
  },
  {
    id: 'o-que-e-debito',
    pattern: /^\W*(?:o )?(?:q|que|oq|oque) (?:isso|esse)(?: (?:de|ai|esse|tal))* debito\b/,
    at: ['debit', 'account'],
  },
  {
    id: 'conta-nao-cartao',
    asks: true,
    pattern: /\bcart(?:ao|oes)\b[^;!\n]{0,36}\b(?:numero|digitos?|conta|agencia|frente|tras|verso)\b/,
    at: ['account'],
  },
  {
    id: 'banco-aceito',
    pattern:
      /\b(?:picpay|pic pay|neon|next|will ?bank|banco pan|digio|bmg|basa|banco da amazonia|agibank|agi|superdigital|iti|mercantil|daycoval|banco do povo|cresol|unicred|ailos|citibank|hsbc|banco d[ao] (?:cidade|minas)|infinite ?pay|stone|ton|recarga ?pay|ame|xp|btg|modal|sofisa|99 ?pay|cora|asaas|efi)\b/,
    at: ['account'],
  },
  {
    id: 'conta-de-quem',
    asks: true,
    pattern:
      /\bminha conta ou\b|\bou (?:tem (?:que|q) ser |so )?(?:n?a |d?[ao] )?(?:dela|dele|titular|minha)\b|\bconta\b[^.;!\n]{0,24}\b(?:dela|dele|d[oa] titular|outra pessoa|terceiros?)\b/,
    at: ['debit', 'account'],
  },
  {
    // beside a number, which says that it may be used for the order
    id: 'recusa-ofertas',
    pattern:
      /\d{4}.*\b(?:nao|n|nem|sem|nada de|chega de)\b[^.;!\n\d]{0,24}\b(?:ofere[cç]\w+|ofertas?|propagandas?|promoc\w+|telemarketing|spam|vend(?:er|endo))\b/,
    tells: true,
    at: ['phone'],
  },
  {
    id: 'por-que-telefone',
    pattern:
      /^\W*(?:mas )?(?:pra|por|para) ?q(?:ue)? (?:(?:vcs?|voces?|quer\w*|precis\w*|o|do|de) )*(?:meu )?(?:numero|telefone|celular|zap|contato)\b(?!.*\d{4})|\b(?:nao|n|sem)\b[^.;!\n\d]{0,24}\b(?:propagandas?|telemarketing|spam|ligac(?:ao|oes) de (?:propaganda|venda|oferta)|ficar (?:me )?ligando|encher o saco|ligando tod[oa])\b|\b(?:nao|n) (?:me |fiquem? |fica |vao |quero que (?:me )?)*lig(?:a|ue|uem|ando|ar|am)\b|\b(?:so|apenas) (?:o |por |pelo )?e-?mail\b[^.;!\n]{0,12}\b(?:da|serve|basta|pode|resolve|chega|rola)\b|\bpode ser so (?:o |por )?e-?mail\b/,
    at: ['phone'],
  },
  {
    id: 'telefone-serve',
    asks: true,
    pattern:
      /\bddd\b[^.;!\n]*\bproblema\b|\b(?:numero|ddd|celular|chip|telefone)\b[^.;!\n]{0,24}\b(?:de |d[oa] )?(?:outr[oa]|estado|cidade|fora|interior|exterior|empresa|trabalho)\b|\bde (?:fora|outro estado)\b|\b(?:precisa|tem (?:que|q)|obrigatori[oa])\b[^.;!\n]{0,12}\b(?:whats\w*|zap|celular)\b/,
    at: ['phone'],
  },
  {
    id: 'email-serve',
    asks: true,
    pattern:
      /\b(?:pode|posso|da pra|serve|vale)\b[^.;!\n@]{0,24}\b(?:qualquer|outro|inventad[oa]|inventar|um so|dois|2|do trabalho|da firma|da empresa|corporativo|antigo|velho)\b/,
    at: ['email'],
  },
  {
    id: 'por-que-email',
    pattern:
      /\b(?:nao|n)\b[^.;!\n@]{0,16}\b(?:autoriz\w+|consint\w*|permit\w+|quer\w+|receb\w+|mand\w+)\b[^.;!\n@]{0,24}\b(?:propagandas?|publicidade|spam|promoc\w+|ofertas?|marketing|terceiros)\b|\blgpd\b/,
    // beside an address it is an answer
    not: /@/,
    at: ['email'],
  },
  {
    id: 'sem-email',
    pattern:
      /\btenho (?:nenhum )?e-?mail (?:nao|nenhum)\b|\b(?:nao|n|num) (?:sei|lembro|tenho|faco ideia)(?: (?:nem|mexer|usar|qual|o|meu|de|do|com|nisso|dessas|disso|essas|coisas?|q|que|e|eh|agora))*\W*(?:,|$|e-?mail|nisso|disso|senha)|^\W*(?:xi|ih|eita|nossa)?,? ?esqueci(?: (?:o|meu|qual|era|e|kk+))*\W*$|\b(?:perdi|esqueci) (?:a senha|o acesso)\b|\be-?mail (?:foi |ta |esta )?(?:hackead|bloquead|invadid)\w+|\b(?:nao|n|num) (?:uso|tenho|mexo com)(?: (?:um|nenhum|o|meu|muito))* e-?mail\b|\btenho,? mas (?:quase )?(?:nao|n) uso\b|^\W*(?:(?:eu )?so (?:tenho|uso|mexo(?: n?o| com)?)|(?:pode )?mandar? (?:tudo )?(?:no|pelo)|prefiro(?: pelo| no)?) (?:o )?(?:zap|whats\w*)\W*$|^\W*(?:pode|da) (?:pra )?(?:ser|ficar|deixar|ir) sem\b|\b(?:meu|minha) (?:net[oa]|filh[oa]|sobrinh[oa]|irma\w?) (?:que |q )?(?:fez|criou|abriu|tem|sabe|mexe)\b/,
    not: /@|\barroba\b/,
    at: ['email'],
  },
  {
    id: 'dado-de-antes',
    pattern:
      /^\W*(?:(?:e|eh|pode ser|usa|o|pode usar|sim|ta|ok) )*(?:ess[ea]|est[ea]|o mesmo)(?: (?:daqui|aqui|d[oe](?: meu)? (?:zap|whats\w*)|numero|mesmo|ai|que (?:eu )?(?:to|estou|falo|uso)[a-z ]*))+\W*$/,
    at: ['phone'],
  },
  {
    id: 'o-que-e-cep',
    pattern:
      /(?:^\W*|[,;] *)(?:(?:oi|ola|eu|mas|so sei que|moro|e|eh|fica|aqui|na|no|meu|endereco)[ ,:]+)*(?:rua|avenida|av\.?|travessa|alameda|praca|estrada|rodovia) [a-z]/,
    not: /\d{5}-?\d{3}|\?/,
    at: ['cep'],
  },
  {
    id: 'em-nome-de-quem',
    asks: true,
    pattern:
      /\bqual (?:nome |deles |d[eo]s (?:dois|2) )?(?:entra|vale|vai|fica|conta|uso|coloco|ponho|boto|serve)\b|\b(?:contrato|pedido|internet|conta|fatura)\b[^.;!\n]{0,16}\b(?:no|em) nome d[aeo]\b|\bnome (?:social|artistico|de guerra)\b/,
    not: /\b(?:depois|mais tarde|mais pra frente)\b/,
    at: ['name'],
  },
  {
    id: 'em-nome-de-quem',
    pattern:
      /\b(?:ltda|eireli|epp|s\/a)\b|^\W*(?:(?:o|a|e|eh|d[aoe]|nome|em|no|pra|para) )*(?:condominio|associacao|igreja|paroquia|cooperativa|sindicato|instituto|fundacao|restaurante|pousada|oficina|clinica|mercearia|lanchonete|escritorio|auto ?escola) \p{L}/u,
    at: ['name'],
  },
  {
    id: 'dias-da-visita',
    asks: true,
    pattern:
      /\b(?:instal\w+|tecnic[oa]|voces?|vcs|trabalh\w+|atend\w+|vem|vao|agend\w+|marc\w+)\b[^.;!\n]{0,24}\b(?:(?:n?[oa]s?|em|de|dia|ao?s?) )*(?:sabados?|domingos?|feriados?|fi[mn] de semana)\b|\b(?:sabados?|domingos?|feriados?|fi[mn] de semana)\b[^.;!\n]{0,24}\b(?:instal\w+|tecnic[oa]|voces|vcs|trabalh\w+|atend\w+|vem|vao|tem|da|rola|pode|abre\w*)\b/,
    not: /\b(?:loja|atendimento|telefone|suporte|venc\w+|fatura|cai|desconto)\b|\b(?:pq|porque|pois|que|q) (?:eu |a gente |so )?trabalh\w+/,
  },
  {
    id: 'dias-da-visita',
    asks: true,
    pattern: /\b(?:hj|hoje|amanha|ainda)\b[^.;!\n]{0,16}\b(?:da|rola|tem|pode|consegue\w*|vem|dava|daria)\b/,
    at: ['visit'],
  },
  {
    id: 'hora-da-visita',
    asks: true,
    pattern:
      /\b(?:tecnic[oa]|rapaz|instalador|moco|homem|cara)\b[^.;!\n]{0,16}\b(?:lig\w+|avis\w+|mand\w+ mensagem|cham\w+) antes\b|\b(?:manha|tarde)\b[^.;!\n]{0,12}\b(?:(?:e|eh|vai|ate) )*(?:ate )?(?:que|q|quantas) h(?:ora)?s?\b|\b(?:ate|de|das|a partir d[ae]) (?:que|q|quantas) h(?:ora)?s?\b/,
  },
  {
    id: 'visita-incerta',
    asks: true,
    pattern:
      /\b(?:tecnic[oa]|rapaz|homem|cara|moco|instalador|voces|vcs|ele|eles|alguem)\b[^.;!\n]{0,12}\b(?:vem|vai vir|vao vir|aparece\w*|vao aparecer|vai aparecer)(?: (?:aqui|la|ai))? (?:mesmo|de verdade|certo|certeza|na hora)\b|\bnao (?:vao|vai) (?:me )?(?:deixar|faltar|furar|dar bolo|esquecer)\b/,
  },
  {
    id: 'visita-incerta',
    pattern: /^\W*(?:(?:e|mas) )?(?:vcs?|voces?) (?:me )?garante\w*\W*$/,
    at: ['visit'],
  },
  {
    id: 'sem-debito',
    pattern:
      /\b(?:total|valor|preco|ta|esta|deu|veio)\b[^.;!\n\d]{0,16}\d{2,3}(?:[.,]\d\d)?\b[^.;!\n\d]{0,20}\b(?:falou|disse|vi|era|tava|estava|falaram|disseram|anunciaram|prometeram|combinamos)\b[^.;!\n\d]{0,12}\d{2,3}/,
    at: ['consent'],
  },
  {
    id: 'resumo',
    pattern:
      /\b(?:le|leia|lê|fala|diz|diga|repete|repita|confirma|manda|passa)\b[^.;!\n]{0,16}\b(?:pra mim )?(?:so )?(?:[oa] )?(?:valor|preco|total|data|dia|plano|endereco|tudo)\b|\b(?:confere|confira|checa|cheque) (?:ai )?(?:[oa] |meu |minha )(?:nome|cpf|e-?mail|telefone|endereco|numero|dados?|data|plano)\b/,
    not: /\b(?:por e-?mail|no e-?mail|ja)\b/,
    at: ['consent'],
  },
  {
    id: 'volto-depois',
    pattern:
      /\b(?:marido|espos[oa]|mulher|filh[oa]|mae|pai|irm[ao]o?) (?:que|q|e quem|quem) (?:resolve|decide|sabe|cuida|ve|mexe|paga)\b|\b\d+ e (?:pouc|tant)[oa]s\b|\b(?:nao|n|num) (?:sei|lembro|tenho|to com|tou com|estou com|decorei|trouxe)(?: [a-z]+){0,3} (?:de (?:cor|cabeca)|decorad[oa]|aqui|agora|em maos?|na mao|comigo)\b|\b(?:to|tou|estou|fiquei) sem (?:o |a |os |meu |minha )?(?:celular|documentos?|cpf|rg|cartao|carteira|papel|oculos)\b|\b(?:esta|ta|ficou|deixei)(?: [a-z]+){0,3} (?:em casa|no carro|no trabalho|na bolsa|na outra bolsa|guardad[oa]|com (?:minha|meu) [a-z]+)\b/,
    not: /\d{4}|\?|\bnao deixa/,
    at: ['phone', 'document', 'account', 'birth', 'house', 'debit', 'due'],
  },
  { id: 'volto-depois', pattern: IS_UNKNOWN, at: ['cep', 'phone', 'email', 'document', 'account'] },
  { id: 'volto-depois', pattern: COMES_LATER, at: ['cep', 'phone', 'email', 'document', 'account'] },
  {
    id: 'volto-depois',
    pattern:
      /\b(?:esqueci|(?:nao|n|num) (?:sei|lembro))(?: (?:agora|qual|e|direito))*(?: (?:d?[oa]|meu|minha))* (?:numero d[ao] (?:conta|agencia)|agencia|conta|digito)\b/,
    not: /\d{3}|\?/,
    at: ['account'],
  },
  {
    id: 'contrato',
    pattern: /\bcade (?:o |meu )?(?:contrato|termo\w*|regulamento)\b/,
  },
  {
    id: 'desistir',
    pattern: /\bmuita burocracia\b|\b(?:deixa|larga) (?:pra la|isso|mao)\b/,
    not: /\b(?:debito|plano|combo|extra|visita|se)\b/,
  },
  {
    id: 'seguranca-dados',
    pattern:
      /\b(?:medo|receio|pavor)\b[^.;!\n]{0,24}\b(?:clon\w+|golpe|vaz\w+|us(?:ar|em)|internet|passar|dar|roub\w+|fraude\w*)\b|\b(?:emprestimo|golpe|fraude|clonar|usar|vender|vazar)\b[^.;!\n]{0,16}\b(?:no meu nome|meu cpf|meus dados|com meu nome)\b|\bclonam\b/,
    at: ['document', 'name', 'birth', 'mother', 'phone', 'email'],
  },
  {
    id: 'por-que-cpf',
    pattern:
      /\b(?:nem (?:ferrando|morto|pensar|a pau|que)|jamais|nunca|de jeito nenhum)\b[^.;!\n\d]{0,24}\bcpf\b|\bcpf\b[^.;!\n\d]{0,16}\b(?:nao|n|num|nem) (?:vou |quero |gosto de )?(?:passar?|passo|dar|dou|informar|informo|digo|mand\w+|coloc\w+)\b|\b(?:nao|n|num|nem) (?:vou |quero |gosto de )?(?:passar?|passo|dar|dou|informar|informo|digo)\b[^.;!\n\d]{0,12}\bcpf\b(?!.*\bsem\b)/,
    at: ['document'],
  },
  {
    id: 'por-que-cpf',
    asks: true,
    pattern: /\bconsult\w+ (?:[oa] )?(?:meu )?(?:nome|cpf)\b/,
    not: /\b(?:serasa|spc|score|suj[oa]|negativad[oa])\b/,
    at: ['document', 'name'],
  },
  {
    id: 'empresa',
    asks: true,
    pattern: /\b(?:pode|posso|serve|vale)\b[^.;!\n\d]{0,16}\b(?:cnpj|mei|pj)\b/,
    at: ['document'],
  },
  {
    id: 'golpe',
    asks: true,
    pattern:
      /\bcomo (?:eu )?(?:sei|vou saber|posso saber|ter certeza|confio|tenho certeza)\b[^.;!\n]{0,32}\b(?:empresa|verdade|golpe|oficial|confiavel|seguro|serio|voces|vcs|site|mesmo)\b|\b(?:isso|aqui|site|voces|vcs) (?:e|eh|sao) (?:mesmo )?(?:d[ae] (?:tim|empresa|operadora)|serio|verdadeir\w+|oficial)\b/,
  },
  {
    id: 'o-que-e-cep',
    asks: true,
    pattern:
      /\bcomo\b[^.;!\n]{0,16}\b(?:descob|ach|sab|consult|encontr|vej|ver)\w*(?= *$|[,.;!?]| (?:o |meu |esse |isso|cep))/,
    at: ['cep'],
  },
  {
    id: 'o-que-e-cep',
    pattern:
      /\b(?:to|tou|estou) sem (?:a |minha |nenhuma )?conta\b|\b(?:nao|n|num) (?:to|tou|estou) em casa\b/,
    at: ['cep'],
  },
  {
    id: 'qual-endereco',
    pattern: /\b(?:moro em|tenho) (?:2|dois|duas|varios) (?:lugares|enderecos|casas|ceps?)\b/,
    not: /\d{5}/,
    at: ['cep'],
  },
  {
    id: 'qual-endereco',
    asks: true,
    pattern: /\b(?:posso|pode|serve|vale|da pra)\b[^.;!\n\d]{0,24}\bcep d[aeo]\b/,
    at: ['cep'],
  },
  {
    id: 'por-que-cep',
    pattern:
      /\b(?:pra|por|para) ?q(?:ue)?\b[^.;!\n]{0,28}\bonde (?:eu )?(?:moro|vivo|resido)\b|\bonde (?:eu )?(?:moro|vivo)\b[^.;!\n]{0,16}\b(?:por ?que|pra que|pq|pra q|nao (?:digo|falo|conto))\b/,
    at: ['cep', 'house'],
  },
  {
    id: 'promocao-12-meses',
    asks: true,
    pattern:
      /\b(?:quantos meses|por quanto tempo|ate quando|pra sempre|para sempre|so uns meses|depois volta|vale quanto tempo|dura quanto|um ano so)\b|\b(?:desconto|preco|valor|promoc\w+)\b[^.;!\n]{0,24}\b(?:dura|acaba|termina|some)\b/,
    not: /\b(?:fidelidade|pres[oa]|multa|contrato|instal\w+|tecnico|entreg\w+|demor\w+)\b/,
    at: ['plan', 'debit', 'consent', 'due'],
  },
  {
    id: 'pagamento-formas',
    asks: true,
    pattern: /\bcart(?:ao|oes)(?: de credito)?\b|\bmilhas\b|\bcredito\b/,
    at: ['debit'],
  },
  { id: 'pagamento-formas', tells: true, pattern: BY_CARD, not: NAMES_WAY, at: ['debit'] },
  {
    id: 'debito-desconto',
    asks: true,
    pattern:
      /\bmais (?:barat\w+|em conta)\b|^\W*(?:(?:e|mas|ai|ai|vcs|voces) )*(?:tem|da|dao|ganh\w+|rola|vem com|qual)(?: (?:o|um|algum|mesmo))* desconto(?: (?:nisso|n?o debito|assim|ai))*\W*$/,
    not: /\bplano\b/,
    at: ['debit'],
  },
  {
    id: 'estabilidade',
    asks: true,
    pattern:
      /\b(?:nunca|nao) (?:cai|trava|falha|oscila|fica fora)\b|\bcai nunca\b|\bmais (?:estavel|confiavel|firme)\b/,
    not: /\b(?:fatura|conta|venc\w+|domingo|sabado|feriado|saldo)\b/,
  },
  {
    id: 'serve',
    asks: true,
    pattern:
      /\b(?:precis\w+|necessario|tem necessidade|carece)\b[^.;!\n]{0,16}\b(?:tanto|tudo|tantos|ess[ea]s? (?:tanto|gigas?|megas?)|d?ess[ea]s? (?:gigas?|megas?)|de tanta|disso tudo|dos? (?:1|2) giga|giga tod[oa])\b|\b(?:500|700|600|1 giga|2 giga|giga|mega)\b[^.;!\n]{0,12}\b(?:faz|roda|da|aguenta|segura|pega|passa|carrega|serve)\b[^;!\n]{0,16}\b(?:chamada|video|live|reuniao|aula|jogo|filme|netflix|camera\w*|zoom|meet|call|4k|tv)\b/,
    at: ['plan', 'cep', 'house'],
  },
  {
    id: 'mais-barato',
    asks: true,
    pattern:
      /\btem (?:um |plano |algum )?(?:de )?(?:[1-9]\d|[1-3]\d\d)(?: ?mega\w*)?(?: (?:so|ai|nao|mega))*\W*$|\b(?:menor(?:zinho)?|menos (?:mega|velocidade)|mais fraco)\b/,
    at: ['plan'],
  },
  {
    id: 'comparar',
    asks: true,
    pattern:
      /\b(?:com|por|pagando|e) (?:mais )?(?:r\$ ?)?\d{1,3}(?: (?:reais|conto|pila))? (?:a )?mais\b[^;!\n]*\b(?:tem|vem|ganho|levo|pego|da|q|que|qual)\b/,
    at: ['plan'],
  },
  {
    id: 'para-empresa',
    asks: true,
    pattern:
      /\b(?:plano|internet|net)? ?residencial\b|\blan ?house\b|\b(?:uso|fins?) comercia(?:l|is)\b|\b(?:na|pra|para|numa) (?:minha )?(?:loja|lojinha|salao|barbearia|oficina|clinica|escola|igreja|padaria|bar|restaurante|pousada|consultorio)\b[^;!\n]{0,24}\b(?:pode|serve|da|posso|vale|tem)\b/,
    at: ['plan', 'cep', 'house'],
  },
]
