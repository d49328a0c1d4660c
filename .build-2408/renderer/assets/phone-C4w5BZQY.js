// src/content/problems/phone.ts
/** Error messages for phone numbers. */
var phoneProblems = {
	"celular-vazio": "Digite o número do celular, com DDD",
	"telefone-ddd": "Faltou o DDD: digite os 2 números antes de {start}-{end}",
	"telefone-ddd-inexistente": "O DDD {area} não existe",
	"telefone-exterior": "Digite um telefone do Brasil, com DDD",
	"telefone-invalido": "Esse número não é válido. Verifique a digitação.",
	"telefone-tamanho": "Telefone com DDD tem 10 ou 11 números; você digitou {typed}",
	"telefone-vazio": "Digite o telefone com DDD"
};
export { phoneProblems as t };
