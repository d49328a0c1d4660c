/**
 * Words that are not part of a person's name, in lower case without accents. A name ends before such a word,
 * and a text that begins with such a word is not a name.
 */
import { FILLER_SURNAMES, FILLER_WORDS } from './filler-doubt-and-negation-words.ts'

const FUNCTION_WORDS = `em eu tu ele ela nos eles elas voce voces vc vcs me te se lhe mim ti comigo contigo meu minha meus minhas
  teu tua seu sua seus suas nosso nossa dele dela deles isto aquilo este esta esse essa aquele aquela estes estas esses
  essas o a os as um uma uns umas ao aos no na nas num numa pelo pela para pra pro pras pros com sem sob sobre ate
  desde entre contra mas porem ou nem que q qual quais quanto quanta quantos quantas qto quem quando qdo onde aonde como pq
  porque porq nao n nunca jamais sim talvez muito muita muitos muitas pouco mais menos bem tao todo toda todos
  todas nada ninguem alguem algum alguma nenhum nenhuma outro outra outros outras apenas ainda
  hoje ontem amanha depois antes cedo tarde noite manha sempre ali ca dentro fora perto longe assim e-mail
  ha hmmm oh aff
  bom boa dia the my is of and to you your from for not this that
  it i mi es el los las del con y cada qualquer tanto coisa coisas caso lado vez vezes`

const VERBS = `ficou fica virou sujo suja negativado negativada perdao desisti desisto sou somos sao era eram fui fomos foram ser seja seria sendo estou estamos estao estava estar tamo
  tava tenho tem temos tinha tive teve ter tendo houve haver vou vai vamos vao ia ir indo quero quer queremos querem queria
  quis querer posso pode podem podia pude poder podemos preciso precisa precisam precisava precisar devo deve dever dou da dar deu
  deram dei faco faz fazem fez fiz fazer fazendo sei sabe sabem saber soube digo diz disse dizer falo fala falei falou falar
  falando fale falem chamo chama chamar chamava vejo ve ver vi olhar penso pensa pensar acho acha achar creio
  lembro lembra lembrar esqueci esqueceu gosto gosta gostei gostar moro mora morar morou morreu morto morta falecida finada finado casada casado solteira solteiro faleceu faleci
  nasci nasceu nascer nascido nascida conheco conheci conhece consta consto existe coloco coloca colocar coloquei bota botar botei
  ponho poe pus anota anotar anote escreve escrever escrevi digito digita digitar digitei mando manda mandar mande mandei
  envio envia enviar envie passo passa passar passei liga ligar ligue ligo ligam ligando atende atender atendem compro compra comprar
  contrato contrata contratar assino assina assinar pago paga pagar pagam cobra cobram cobrar custa custam custar cancela cancelar
  cancelo cancelei muda mudar mudei mudo troca trocar troquei altera alterar corrige corrigir erro errei errar errado errada volta
  voltar voltei comeca comecar recomecar reinicia confirma confirmar confirmo confirmado aceito aceita aceitar recuso desistir
  deixa deixar deixe deixo espera esperar espere ajuda ajudar ajude entendi entende entender entendo explica explicar pergunta perguntar
  responde responder respondi serve servir usa uso usar funciona funcionar demora demorar demorando demorou chega chegar chegou vem vir veio
  venho vindo entra entrar entro sai sair saiu instala instalar instalam prefiro prefere escolho escolher escolhi ignora ignore ignorar
  decide decidir tomar come comer dorme morde vende vender vendem rouba roubar perdi perdeu achei tente tenta tentar criado adotado adotada
  apaga apagar refazer renova renovar migrar migra tchau adeus confie confio vai-se foder fode fodase`

const NOUNS = `arroba ponto underline traco cachorro cachorra gato gata sr sra srta dr dra sgt cap senhor senhora doutor doutora dona nome sobrenome apelido titular cliente clientes pessoa pessoas humano humana atendente atendentes atendimento vendedor
  vendedora consultor consultora robo bot maquina computador sistema system admin root null undefined test teste testando user
  usuario senha login site pagina aplicativo app internet net fibra wifi wi-fi modem roteador sinal rede velocidade mega megas giga
  gigas plano planos pacote oferta ofertas promocao desconto preco precos valor valores caro cara barato barata gratis graca
  mensalidade fatura boleto pix debito credito cartao conta contas banco agencia dinheiro real reais taxa multa fidelidade
  instalacao tecnico visita data horario hora horas minuto minutos semana mes meses ano anos idade aniversario nascimento telefone tel
  celular cel fone whatsapp whats zap zapzap ddd numero numeros nr email emails imeio correio cep endereco rua avenida av alameda
  travessa estrada rodovia praca casa apartamento apto ap bloco bl torre quadra qd lote lt fundos sala bairro cidade estado pais cpf
  cnpj rg cnh documento documentos registro certidao comprovante cadastro dados informacao informacoes codigo pedido venda
  empresa firma loja padaria mercado ltda mei eireli s/a comercio escola hospital igreja condominio trabalho servico mae pai
  mamae papai avo vovo irmao irma esposa esposo marido mulher namorada namorado filha amigo amiga vizinho vizinha familia
  parente genitora madrasta padrasto sogra tio tia primo prima responsavel resposta perguntas duvida problema problemas certeza
  verdade mentira segredo segredos banho saco merda porra caralho puta puto pariu cu bosta foda idiota imbecil burro burra
  otario otaria babaca trouxa ladrao ladroes palhaco palhaca vagabundo vagabunda corno desgraca desgracado inferno lixo droga raios
  caramba cacete krl pqp vsf vtnc fdp tnc banana abacaxi batata xpto asdf qwerty qwert blabla bla lala abc xyz fulano fulana ciclano ciclana beltrana sicrana social
  beltrano sicrano anonimo desconhecido desconhecida vulgo tal golpe spam virus hacker piada deus ave brasil tim vivo claro
  pessoal particular script alert select drop table instrucoes instructions previous prompt injection sql urgente
  lento lenta lentos rapido rapida ruim pessimo pessima otimo otima bonito bonita feio feia velho velha novo nova grande pequeno pequena
  melhor pior maior menor igual certo certa correto correta completo completa inteiro proprio propria unico unica primeiro primeira
  ultimo ultima proximo proxima anterior estranho estranha chato chata cansado cansada triste feliz livre ocupado adotivo legal
  importa interessa sei-la pode-ser obrigatorio opcional atencao informado informada isso-ai`

/** All words of the lists above, and words of courtesy. */
export const WORDS_THAT_END_NAMES: ReadonlySet<string> = new Set([
  ...`${FUNCTION_WORDS} ${VERBS} ${NOUNS}`.split(/\s+/),
  ...[...FILLER_WORDS].filter((word) => !FILLER_SURNAMES.has(word)),
])
