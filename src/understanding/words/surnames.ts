/**
 * Surnames that are common in Brazil, in lower case without accents. A name that is missing here is not
 * refused, but the visitor may have to confirm it.
 */
export const SURNAMES: ReadonlySet<string> = new Set(
  `abdala abrantes abreu afonso agostinho aguiar ajuda albuquerque alcantara alcides alencar almada almeida alvarenga alves
  alvim amado amancio amaral amorim andrade andreoli anjos antunes aparecida aquino aragao aranha arantes araujo
  arcanjo arruda assis assuncao ataide aurelio avelar avila azevedo bahia balbino bandeira baptista barata barbosa
  barcelos barreto barros barroso bastos batista bauer becker belo beltrao benetti benevides bento berg bernardes
  bernardi bernardo berti bertolini bezerra bianchi biondi bispo bitencourt bittencourt boaventura bonatto bonfim
  borba borges botelho braga braganca brandao brasil bressan brito brum buarque bueno cabral cabrera caetano calado cancela
  caldas caldeira calixto camargo camilo campos candido canto capistrano cardoso carmo carneiro carrasco carvalhal
  carvalho casagrande castilho castro cavalcante cavalcanti centeno cerqueira cesar chagas chaves cintra coelho
  coimbra colombo conceicao conti cordeiro cordova correa correia costa coutinho couto crespo cruz cunha damasceno
  dantas decker delgado deus dia dias diaz diniz domingues dores dorneles dornelles drummond duarte duque durao dutra
  escobar esposito esteves evangelista evaristo fabri faria farias feijo feitosa felix fernandes fernandez ferrari
  ferraz ferreira fidalgo figueira figueiredo filho fischer florencio flores fogaca fonseca fontana fontes fontoura
  fortes fraga fragoso franca franco frazao freire freitas freixo furtado galdino galli gallo galvao gama garcia
  garrido gentil geraldo ghisi gil gimenes godoi godoy goes gois gomes gomez goncalves gondim gonzalez goulart gouvea
  gouveia graca gracie granja grassi guedes guerra guimaraes gusmao haddad heinz hermes hernandez hoffmann holanda
  honorato inacio ito jacob jardim jesus jobim johnson jordao junior keller klein kohl kuhn lacerda lage lages lago
  landim lanna lapa lara laranjeira leal leao leitao leite leivas leme lemos leoncio leonel lessa liberato lima
  linhares lins lira lisboa lobao lobato lobo lopes lopez lorenzi lourdes lourenco luna lustosa luz lyra macedo macena
  machado maciel madeira madureira magalhaes magno maia malafaia malheiros malta mandelli manso manzini maranhao
  marcal marcelino mariano marinho mariz marques marreiro martinelli martinez martins mascarenhas mathias matias matos
  mattos mazza medeiros medina meireles meirelles mello melo mendes mendonca menezes mesquita messias miguel milani
  mineiro minervino miranda modesto monteiro montenegro moraes morais moreira moreno moretti mota motta moura mourao
  muller munhoz muniz murta nakamura nascimento natividade navarro naves nazareth negrao nepomuceno neri nery neta
  neto neves nogueira nonato novaes novais nunes oliveira oliveiras olivetti onofre orsi osorio ourique pacheco
  padilha padua paes pagani paiva paixao palhares palmeira paludo pamplona paraguassu paranhos parente parreira
  pascoal passarinho passos patricio paulino pavan paz pedrosa pedroza peixoto pelegrini pena penha penteado perdigao
  pereira peres perez pessanha pessoa pestana petry piazza picanco pilar pimenta pimentel pinheiro pinho pinto pires
  pitanga piva poltronieri pontes porciuncula portela porto portugal prado prates puga quadros quaresma queiros
  queiroz quevedo quintana quirino rabelo ramalho ramirez ramos rangel raposo rebelo reboucas rego reis resende
  rezende ribas ribeiro ricardo ricci rios robles rocha rodovalho rodrigues rodriguez rolim romano romero roque rosa
  rosario rosas rossi ruas ruiz sa sabatini sabino saboia sacramento saldanha sales salgado salles salomao salvador
  sampaio sanches sanchez sancho sant'ana sant'anna santa santana santanna santiago santos saraiva sardinha sarmento
  sarti sato scarpa schmidt schneider schultz seabra secco segundo seixas sena sequeira serafim serpa serra severo
  silva silveira silvestre silvino simao simoes siqueira smith soares sobral sobreira sobrinho sodre sousa souto souza
  spinola suzuki tamoio tanaka tavares taveira tavora teixeira teles telles tenorio teodoro terra terto thome tinoco
  tito toledo tolentino tomaz torres toscano tosta tourinho trajano trevisan trindade uchoa urbano valadao valadares
  vale valente valentim valerio valverde vanzella varejao varela vargas vasconcellos vasconcelos vasques vaz veiga
  velloso veloso venancio ventura veras veronese viana vianna vicente vidal vidigal viegas vieira vilar vilas vilela
  villela vinhas vital vitoriano vitorino vogel wagner weber werner wolff xavier yamamoto zago zanella zanetti zanon
  zimmer zimmermann zorzi volta hora el`.split(/\s+/),
)
