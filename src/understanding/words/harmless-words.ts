/*
 * Words that may surround a value without changing its meaning, in lower case without accents. If a value has
 * other words around it, the visitor must confirm it.
 */
import { FILLERS } from './word-classes.ts'

const SMALL = `o a os as um uma de do da dos das d no na nos nas num em pra pro para por pelo pela com sem que q e eu me mim
  meu minha meus minhas esse este essa esta isso aquele aquela ele ela aqui ali ate so cada todo toda todos todas qualquer se como
  eh is are my yes one nosso nossa nossos nossas gente familia casal mensagem sms recado tamanho ideal justo justa bacana excelente suficiente rapido rapida barato barata sou somos fui foi vim mundo dela daqui dai nenhum nenhuma the i it's es el la los las mi mis en of was on at for to at and y it this here home tambem ja agora entao hoje
  sim nao n nem der esquina comercial residencial mas ou mais menos bem bom boa otimo otima perfeito perfeita tranquilo fia fio mana amor amore flor anjo bebe guria vei parca bro cara chefia sinho show legal certeza positivo preferencia`

const WISHES = `quero queria quer quiser quere querer querendo prefiro preferia preferencia pode podem podia poderia posso ser seria sera sao era
  coloca colocar coloque colocado bota botar bote poe ponha manda mandar mande mandem envia enviar envie anota anotar anote usa usar
  use registra registrar cadastra cadastrar fico ficar fica ficou ficamos vou vai vamos vem venha venham vir bora pego pegar pega leva levo escolho escolhi
  escolher optar opto troca trocar troque muda mudar mude mudei altera alterar altere corrige corrigir corrija arruma fecha fechar fechado
  fechamos aceito aceita agendar agenda agende marca marcar marque instala instalar instalem instalam pago paga pagar liga ligar ligue
  chama chamar receber recebo fazer faz ativa ativar ativo assinar assino contratar contrato ver tenta tentar tentei gostaria
  preciso precisa deixa deixar deixe deixo escrever digitar digitei escrevi informar passar passo segue seguem eis want quiero put
  consulta consultar verifica verificar confere testa reserva programa separa inscreve inscrever cadastra resolve atende cabe agrada funciona coloquei botei mudou serviu qro basta suficiente gosto adoro odeio detesto desisti desisto tira tirar tire cancela cancelar cancela dar serve servir da daria convem combina encaixa
  segue solicitado solicitada conforme acordo acha achar encontra encontrar estarei estaremos consigo arriscar joga jogar consta anuncia junto separado faco completo`

const NAMES = `identidade certidao comprovante placa fachada portao porta muro eletronico cadastro folga business novinho cep numero num nr nro n casa predio imovel residencia endereco rua avenida bairro cidade moro resido mora fico localizado
  telefone telefones tel cel celular zap zapzap whats whatsapp wpp fone phone fixo contato ddd email e-mail mail imeio correio
  linha chip ramal tim vivo claro cpf cnpj documento nota fiscal firma pessoa fisica juridica empresa data nascimento nasci nascida nascido aniversario niver born zip code postal vcs voces vc voce chacara sitio fazenda sobrado edificio condominio assistir novela serie series filme filmes jogos jogar trabalhar estudar codigo zipcode correo telefono naci apto ap bloco minusculo minuscula promocao promocoes oferta ofertas novidades depois antes cedo
  dia dias mes ano vencimento vence vencer vencendo venc fatura conta contas plano planos lista pacote pacotes opcao oferta internet net wifi fibra mega
  megas giga gigas velocidade streaming debito automatico boleto boletos pix desconto banco instalacao instalar tecnico visita horario
  periodo turno parte hora manha tarde feira semana proxima proximo number house address birthday date due day`

const MENDING = `aproveita aproveitando errei errado errada errados erro certo certa correto correta novo nova outro outra atual ideia melhor verdade real alias
  tem tenho tiver tiverem temos possui unico unica principal pessoal primeiro primeira segundo segunda segunda ultimo ultima mesmo tipo comeco inicio final fim`

const HARMLESS: ReadonlySet<string> = new Set(`${SMALL} ${WISHES} ${NAMES} ${MENDING}`.split(/\s+/))

/**
 * Returns the words of a text that are not harmless. Words of fewer than three letters are ignored.
 * @param said lower-case text without accents
 */
export const unexpectedWordsIn = (said: string): string[] =>
  said.split(/[^a-z'-]+/).filter((word) => /[a-z]{3}/.test(word) && !HARMLESS.has(word) && !FILLERS.has(word))
