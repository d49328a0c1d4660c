/**
 * Words that may surround a value without changing its meaning, in lower case without accents. If a value has
 * other words around it, the visitor must confirm it.
 */
import { FILLER_WORDS } from './filler-doubt-and-negation-words.ts'

const SMALL = `ora uma dos das nos nas num pra pro para pelo pela com sem que mim meu minha meus minhas esse este essa esta aquele
  aquela ele ela ali ate cada todo toda todos todas qualquer como are yes one nosso nossa nossos nossas familia casal
  mensagem sms recado tamanho ideal justo justa bacana excelente suficiente rapido rapida barato barata sou somos fui
  vim mundo dela daqui dai nenhum nenhuma the los las mis was for and this here home hoje sim nao nem der esquina
  comercial residencial usando mas mais menos bom boa otimo otima perfeito perfeita tranquilo fia fio mana amor amore flor
  anjo bebe guria vei parca bro cara chefia sinho certeza positivo preferencia`

const WISHES = `quero queria quer quiser quere querer querendo prefiro preferia pode podem podia poderia posso ser seria sera sao era
  coloca colocar coloque colocado bota botar bote poe ponha manda mandar mande mandem envia enviar envie anota anotar
  anote usa usar use registra registrar cadastra cadastrar fico ficar fica ficou ficamos vou vai vamos vem venha
  venham vir bora pego pegar pega leva levo escolho escolhi escolher optar opto troca trocar troque muda mudar mude
  mudei altera alterar altere corrige corrigir corrija arruma fecha fechar fechado fechamos aceito aceita agendar
  agenda agende marca marcar marque instala instalar instalem instalam pago paga pagar liga ligar ligue chama chamar
  receber recebo fazer faz ativa ativar ativo assinar assino contratar contrato ver tenta tentar tentei gostaria
  preciso precisa deixa deixar deixe deixo escrever digitar digitei escrevi informar passar passo segue seguem eis
  want quiero put consulta consultar verifica verificar confere testa reserva programa separa inscreve inscrever
  resolve atende cabe agrada funciona coloquei botei mudou serviu qro basta gosto adoro odeio detesto desisti desisto
  tira tirar tire cancela cancelar dar serve servir daria convem combina encaixa solicitado solicitada conforme
  acordo acho acha achar encontra encontrar estou estarei estaremos consigo arriscar joga jogar consta anuncia junto separado
  faco completo avisa avise avisem avisar`

const NAMES = `identidade certidao comprovante placa fachada portao porta muro eletronico cadastro folga business novinho cep numero
  nro casa predio imovel residencia endereco rua avenida bairro cidade moro resido mora localizado telefone telefones
  tel cel celular zap zapzap whats whatsapp wpp fone phone fixo contato ddd email e-mail mail imeio correio linha
  chip ramal tim vivo cpf cnpj documento nota fiscal firma pessoa fisica juridica empresa data nascimento nasci
  nascida nascido aniversario niver born zip code postal vcs voces voce chacara sitio fazenda sobrado edificio
  condominio assistir novela serie series filme filmes jogos trabalhar estudar codigo zipcode correo telefono naci
  apto bloco minusculo minuscula promocao promocoes oferta ofertas novidades depois antes cedo dia dias mes ano
  vencimento vence vencer vencendo venc fatura conta contas plano planos lista pacote pacotes opcao internet net wifi
  fibra mega megas giga gigas velocidade streaming debito automatico boleto boletos pix desconto banco instalacao
  tecnico visita horario periodo turno parte hora manha tarde feira semana proxima proximo number house address
  birthday date due day`

const MENDING = `aproveita aproveitando errei errado errada errados erro certa correto correta novo nova outro outra atual ideia
  melhor verdade real alias tem tenho tiver tiverem temos possui unico unica principal pessoal primeiro primeira
  segundo segunda ultimo ultima tipo comeco inicio final fim`

const HARMLESS: ReadonlySet<string> = new Set(`${SMALL} ${WISHES} ${NAMES} ${MENDING}`.split(/\s+/))

/**
 * Returns the words of a text that are not harmless. Words of fewer than three letters are ignored.
 * @param said lower-case text without accents
 */
export const unexpectedWordsIn = (said: string): string[] =>
  said
    .split(/[^a-z'-]+/)
    .filter((word) => /[a-z]{3}/.test(word) && !HARMLESS.has(word) && !FILLER_WORDS.has(word))
