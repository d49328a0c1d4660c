/**
 * First names that are common in Brazil, in lower case without accents. A name that is missing here is not
 * refused, but the visitor may have to confirm it.
 */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `abel abelardo abigail abner abraao adail adailton adalberto adalgisa adalto adao adauto adelaide adelia adelina
  adelino adelmo ademar ademilson ademir adenilson aderbal adilson adolfo adonias adriana adriane adriano
  adriel adriele afonso agatha agenor agnaldo agnelo agnes agostinho ahmed aida ailson ailton airton akira alaide alan
  alana alba alberto alceu alcides alcino alcione alda aldair aldemir aldo alejandro alessandra alessandro alex
  alexandra alexandre alexandro alexia alexsandra alexsandro alfredo alice alicia aline alison alisson allan allana
  almir altair altamir aluisio aluizio alvaro alvina alzira amadeu amalia amanda amandio amarildo amaro amauri amelia
  americo amilton ana anabela anastacia anderson andre andrea andreia andreina andressa andrew andreza andrieli anesio
  angel angela angelica angelina angelita angelo aninha anita anna anne annie anselmo anthony antonella antonia
  antonieta antonio aparecida aparecido apolonio araci arao ariadne ariana ariane ariel arlete arlindo armando
  arnaldo arthur arthurzinho artur ary asafe assis astrid athos atila augusta augusto aurea aurelia aurelio aurora
  auxiliadora ayla aylla ayrton azenaide barbara bartolomeu beatriz belmiro benedita benedito benicio benjamim
  benjamin bento berenice bernadete bernardete bernardo betania beth betina beto bia bianca bianka braulio brenda
  breno brian brigida bruna bruno bryan cacau caetano caio camila camile camilla camilo candida candido carina carla
  carlinhos carlos carmelita carmem carmen carolina caroline cassia cassiano cassio catarina catia caua cecilia
  celeste celestino celia celina celio celma celso cesar charlene charles chico chirlei christian christiane cibele
  cicera cicero cida cintia ciro clara clarice clarissa claudemir claudete claudia claudiane claudinei
  claudineia claudio clayton cleber cleia cleide cleiton clelia clemente cleonice cleusa cleuza clodoaldo
  clotilde clovis conceicao constancia cora cosme cremilda creusa creuza cris cristian cristiana cristiane cristiano
  cristina cristovao cynthia dagmar dagoberto daiana daiane daisy dalila dalton dalva damaris damiana damiao dandara
  daniel daniela daniele daniella danielle danilo danubia dara darci darcy dario darlan darlene davi david davina
  dayana dayane debora deborah decio deise deivid dejair dejanira delcio delfina delma demetrio denilson denis denise
  deolinda derek derli dieferson diego dilma dimas dinah dinora diogenes diogo dionisio dirce dirceu
  divina divino djalma djanira dolores domingas domingos donald donizete donizeti dora doralice dorival doroteia
  douglas duarte duda dulce dulcineia durval dyego ebert eder edgar edgard edilaine edilene edileuza edilson edimar
  edina edinaldo edineia edir edison edite edith edivaldo edivania edmar edmilson edmundo edna ednaldo ednei edneia
  edson eduarda eduardo edvaldo edvania efigenia elaine elba elcio elena elenice eleonora eliana eliane elias elida
  eliel elienai eliete eliezer eline elio elis elisa elisabete elisabeth elisangela elisete eliseu elita elivelton
  eliza elizabete elizabeth elizangela elizeu ellen eloa eloi eloisa eloiza elpidio elsa elton elvira elza
  emanuel emanuela emanuele emanuelle emanuelly emerson emilia emiliano emilio emilly emily emmanuel eneas enedina
  enio enoque enrico enzo erasmo eric erica erick ericka erico erik erika erivaldo erivelton ernani ernestina ernesto
  eron esmeralda estela estelita ester esther etelvina eugenia eugenio eulalia eunice eurico euridice euripedes
  eustaquio eva evaldo evandro evaristo evelin eveline evelyn everaldo everson everton expedito ezequias ezequiel
  fabia fabiana fabiane fabiano fabio fabiola fabricia fabricio fatima fausto feliciano felicidade felicio felipe
  felix fermina fernanda fernandinha fernando fidelis filipe filomena fiona flavia flaviana flaviano flavio
  floriano floripes floriza francesca franciele francielle franciely francine francineide francis
  francisca francisco franco frank franklin frederico gabi gabriel gabriela gabriele gabriella gabrielle gabrielly
  gael genaro genesio geni genilda genilson genivaldo genoveva george georgia georgina geovana geovani geovanna
  geralda geraldo gerson gertrudes geruza gesiel getulio giancarlo gil gilberto gilcimar gilda gildo gilmar gilmara
  gilson gilvan gilvania giovana giovani giovanna giovanni giselda gisele giselia giselle gislaine gislene giulia
  giuliana giuliano giuseppe giuseppina givanildo gladis gladys glaucia glaucio gleice gleidson glenda gleyce gloria godofredo goncalo
  graca graciela graciele graciliano graziela graziele graziella gregorio greice greta guadalupe guga guida guilherme
  guilhermina guiomar gustavo hans haroldo heber hebert hector heitor helaine helder helen helena
  helga helio hellen heloisa helton henri henrique henriqueta herbert hercilia hercules hermano hermes
  herminia heron hian hilario hilda hilton hiroshi honorio horacio horst hortencia hudson hugo humberto iago ian iara
  iasmin icaro ida idalina ieda igor ilda ileana ilma ilza inacia inacio ines inez inga ingrid iolanda ione
  iracema iraci irani irene irineu iris isa isaac isabel isabela isabele isabella isabelle isabelly isac isadora
  isaias isaque isaura isidoro isis ismael ismar israel italo itamar iuri ivaldo ivan ivana ivaneide ivani ivanilda
  ivanildo ivanir ivete ivo ivone ivonete izabel izabela izabella izadora izaias izaura jaciara jacinta jacinto jacira
  jackeline jackson jaco jacob jacqueline jacques jade jader jadson jailson jailton jaime jair jairo james jamil
  jamile janaina jandira jane janete janice jaqueline jardel jasmim javier jean jeane jeferson jefferson
  jenifer jennifer jeremias jeronimo jesse jessica jessika jesus joana joanna joao joaozinho joaquim joaquina jobson
  jocelia joel joelma joelson johanna john johnny joice joilson jonas jonatan jonatas jonathan jonathas jordana jordao
  jorge jorgina josafa jose joseane josefa josefina joselia joselito josemar josenildo joseph joshua josiane
  josias josilene josimar josivaldo josue jovelina joyce jozelia juan juarez jucelino jucilene jucimara judite judith
  juju julia juliana juliane juliano julieta julio juraci jurandir jurema jussara justina justino juvenal kaio kaique
  karen karin karina karine karla karol karolina karoline katia kaua kauan kauanny kauany kayky keila
  keity kelen keli kelly kelvin kenia kenji kethelyn ketlyn kevin kim klaus kleber kleiton lais laisa lana lara
  larissa laudelina laura laureano laurinda lauro lavinia lazaro lea leandra leandro leda leia leidiane leila
  lelia lena leni lenilson lenir leo leocadia leonard leonardo leoncio leonel leonice leonidas
  leonor leonora leopoldo leticia levi lia liam liana lidia lidiane ligia lilia lilian liliana liliane lina linda
  lindalva lindaura lindomar lineu ling lino lis lisandra lissandra livia liz lizandra lorena lorenzo lorival lorrany
  louise lourdes lourenco lourival loyola luan luana luanda luara luca lucas lucelia lucenir lucia luciana luciane
  luciano lucidio lucielio lucila lucilene lucilia lucimar lucimara lucinda lucineia lucio lucivaldo lucrecia ludimila
  ludmila ludmilla luis luisa luisinho luiz luiza luizinho luna lurdes lusia luzia luzinete lydia mabel madalena
  madson magali magda magna magno magnolia maiara maicon maique maira maisa maite malu malvina manoel manoela manu
  manuel manuela manuella mara marcel marcela marcele marceli marcelino marcelle marcello marcelo marcia marciano
  marciel marcilene marcilio marcio marco marcone marcos marcus margarete margareth margarida maria mariah mariana
  mariane marianna mariano mariazinha maricelia marie mariele marilda marilene marilia marilu marilucia marilza marina
  marinalva marineide marines marinete marinho mario marisa marise mariselma maristela mariza marjorie mark marlene
  marli marlon marluce marly marquinhos marta martha martim martina martinha martinho mary mateus matheus mathias
  matias matilde matthew maura mauricio maurilio mauro max maxwell maya mayara maycon mayra maysa mayza meire melina
  melissa mercedes mercia messias micael micaela michael michel michela michele micheli michelle miguel milena milene
  milton mirela mirella miria miriam mirian mirna mirtes misael moacir moacyr moema mohamed moises monalisa monica
  monique morgana moyses muriel murilo myriam nadia nadir naiara nair nana nanci nancy nando nara narciso natal natali
  natalia natalie natalino natan natanael natasha nathalia nathalie nathan nayara nazare nazareth neide neila neiva
  nelci neli nelma nelson nely nelza nemias nercy nereu neuma neusa neuza nicanor nicolas nicolau nicole nicoli
  nicolly nildo nilma nilo nilsa nilson nilton nilva nilza nina nivaldo nivea noah noe noel noelia noemi noemia
  norberto norma nubia octavio odair odete odilia odilon olavo olegario olga olimpia olimpio olinda olivia
  olivio omar ondina onofre orestes orlando oscar oseias osmar osnir osvaldo oswaldo otacilio otavio otilia otto ozana
  ozeias ozias pablo paloma pamela paola patricia patrick paula paulina pauline paulinho paulino paulo pedrina
  pedrinho pedro penelope penha perla peter petra petronio piedade pierre pietra pietro pilar pio plinio poliana
  pollyana priscila priscilla queila quenia quiteria rachel rafa rafael rafaela rafaella raiane raimunda raimundo
  raissa ralf ramiro ramon raphael raphaela raquel raul ravi rayane rayanne rayssa rebeca rebecca regiane regina
  reginaldo regis reinaldo rejane renan renata renato rene ricardo richard rita rivaldo robert roberta roberto robson
  rodolfo rodrigo roger rogeria rogerio romana romario romeu romilda romildo romulo ronaldinho ronaldo ronan roney
  roni ronie rony roque rosa rosalia rosalina rosalva rosana rosane rosangela rosaria rosario roseane roseli
  rosely rosemar rosemary rosemeire rosenilda rosiane rosilda rosilene rosimar rosimeire rosimere rosineide rosivaldo
  ruan rubem ruben rubens rui rute ruth ruy ryan sabina sabrina salete salomao salvador samanta samantha samara samir
  samira samuel sandoval sandra sandro santiago santina santino sara sarah saulo savio sebastiana sebastiao selma
  selton serafim serafina sergio severina severino sheila shirlei shirley sibele sidnei sidneia sidney silas
  silmara silvana silvania silverio silvestre silvia silvina silvino silvio simao simone simony sinval
  siomara sirlei sirlene soffia sofia solange sonia sophia soraia soraya stefani stefany stela stella stephanie
  stephany steven suelen sueli suellen suely susana suzana suzane suzete sylvia tabata tadeu taina tainara tais tales
  talita tamara tamires tania tarcisio tarsila tassia tatiana tatiane taynara tcharles teodora teodoro teofilo teresa
  teresinha tereza terezinha thainara thais thaisa thales thalita thayla thayna theo theodoro thiago
  thomas thomaz tiago ticiana tobias tomas tomaz tonho toni tonia tonico toninho uelinton ulisses umberto uriel ursula
  vagner valceni valcir valda valdeci valdecir valdelice valdemar valdemir valdeni valdenir valdete valdir
  valdirene valdivino valdo valentim valentina valeria valerio valmir valmira valquiria valter valtercio vanda
  vanderlei vanderleia vanderley vanderson vanessa vania vanilda vanilza vanusa vasco venancio vera veridiana veronica
  vicencia vicente victor victoria victorino vilma vilmar vilson vini vinicius violeta virgilio virginia vitor
  vitoria vivian viviana viviane vladimir wagner walace waldemar waldir waldirene walkiria wallace walmir walter wanda
  wanderlei wanderley wanderson wanessa wania washington wei welington wellington wendel wendell weslei wesley
  weverton wiliam wilian william williams willian wilma wilmar wilson wladimir xavier yago yan yara yasmim yasmin
  yolanda yuki yuri yvone zaira ze zeca zelia zelina zelma zenaide zeni zenilda zenir zenira zezinho zilda zilma
  zilmar kaue lukas nonata nonato thereza wellyngton zion zoe zoraide zuleica zuleide zulmira`.split(/\s+/),
)
