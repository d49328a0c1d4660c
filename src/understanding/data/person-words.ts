/** Words around data of a person, in lower case without accents, between commas; they may be patterns. */

/** What announces the name that is asked for. */
export const OWN_NAME = `
  meu nome completo, meu nome, nome completo, me chamo, chamo, sou o, sou a, eu sou, aqui e o, aqui e a, my name is,
  nombre es, me llamo, nome do titular, nome, titular, no nome de, em nome de, assino, registrad[oa] como, completo`

/** What announces the visitor's name where another question is open. */
export const VISITOR_NAME = `
  meu nome, me chamo, nome(?= $), (?:eu|(?:oi|ola|dia|tarde|noite)\\W+) ?sou(?= (?:[oa] )?$), my name is, me llamo, nome do titular, nome:, nome e, nome completo:, titular:,
  titular (?:e|eh|sera|vai ser)`

/** What announces the name of the visitor's mother. */
export const MOTHER = `
  mae, mamae, mainha, genitora, mother, madre, filh[oa] d[ea], nome dela, ela se chama, ela e, a dela, velha`

/** Somebody else's contract. */
export const IN_NAME_OF =
  '(?:em|no|pro|para o) nome d[aeo], (?:pra|para) (?:a )?minha mae, (?:no|pro) nome dela'

/** Another name of the same person. */
export const NICKNAME = '(?:me|todo mundo|todos) (?:chama|chamam)(?: de)?, conhecid[oa] (?:como|por), apelido'

/** People whose names are asked for nowhere. */
export const OTHERS = `
  pai, marido, esposo, esposa, mulher, namorad[oa], filh[oa], irma, irmao, vizinh[oa], amig[oa], sogr[oa], avo, tia, tio,
  chefe, atendente, vendedor[a]?, indicou, indicacao, falei com, falo com, oi, ola`

/** Somebody who uses or arranges it for the visitor. */
export const HELPERS = 'fal[aeo] com, falei com, quem vai, quem usa, pergunta pr[ao], outra(?= $)'

/** Places that are called after people. */
export const PLACES = `
  rua, r, av, avenida, travessa, tv, praca, alameda, estrada, rodovia, vila, jardim, bairro, edificio, residencial,
  condominio, parque, largo, cidade, escola, hospital, mercado, padaria, moro em, banco, conta no, conta na, loja`

/** Abbreviations, brands and other words that are no names, which the list of ordinary words lacks. */
export const NO_NAMES = `
  arroba gmail hotmail outlook yahoo ponto underline com br nasc tel cel cpf cnpj cep rg email mail zap whats whatsapp wpp
  fone apto ap apt bl bloco nr num obs dr dra sr sra srta dn av rua bairro eh sou chamo nao n vivo claro tim oi net sky max
  globoplay netflix disney hbo wifi boleto kkk kkkk rsrs sobrenome fulano sicrano beltrano teste tal mega giga roteador
  instagram facebook google corrigindo digitei errei nomes ce vcs vc qq tbm pra pro pelo pela pq so ta to ok blz hein aff
  afe aki poxa puts nossa vamo vambora bora tudo lenta lento genitora llama chama-se chamava llamo soy i'm im my name is mi
  nombre es and the seu sua fatura plano velocidade instalacao internet fibra atendente atendimento consta banana abacaxi
  registro certidao escreve nascida nascido vo madrinha padrinho brincadeira ue uai assina`

/** What a telephone is called. */
export const PHONE = `
  tel, telefone, fone, cel, celular, zap, zapzap, whats, whatsapp, wpp, fixo, contato, liga, ligar, ligue, phone, movil,
  numero de telefone, numero do zap, me chama`

/** What other numbers than a telephone are called. */
export const NO_PHONE = `
  cpf, cnpj, rg, cnh, protocolo, pedido, ordem, contrato, matricula, conta, agencia, cep, pix, chave, cartao, pis, titulo, passaporte, carteira, habilitacao`

/** Documents and numbers that no question asks for. */
export const NO_DOCUMENT = `
  rg, identidade, cnh, carteira, habilitacao, titulo, pis, nis, passaporte, pix, chave, protocolo, matricula`

/** What a birth date is called. */
export const BIRTH =
  'nasc(?!eu)[a-z]*, nac[ie][a-z]*, data de nasc[a-z]*, dt nasc[a-z]*, aniversario, niver, born, dn'

/** The date of another event, or of somebody else's birth. */
export const NO_BIRTH = `
  casei, casou, emitid[oa], emissao, expedid[oa], expedicao, mudei, comprei, faleceu, morreu, venc[a-z]*, instal[a-z]*, visita, agend[a-z]*`

/** Says that an optional question has no answer. */
export const NOTHING = `
  nao sei, nao (?:tenho|quero|vou)(?: [a-z]+)?, prefiro nao [a-z]+, nada, nenhum, nenhuma, pular, pula, tanto faz,
  nao lembro, sem preferencia, deixa em branco`

/** Ends of words by which nobody is called, and which the list of words is too short for. */
export const ENDINGS =
  /(?:[ae]ndo|indo|mente|coes|cao|ssem|ariam?|eriam?|iriam?|amos|emos|imos|aram|eram|iram)$/
