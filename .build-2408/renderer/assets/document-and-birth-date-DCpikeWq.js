// src/content/problems/document-and-birth-date.ts
/** Error messages for taxpayer numbers (CPF, CNPJ) and date of birth. */
var documentProblems = {
	"cnpj-invalido": "Esse CNPJ não é válido. Confira as letras e os números.",
	"cnpj-tamanho": "CNPJ tem 14 letras e números; você digitou {typed}",
	"cnpj-vazio": "Digite o CNPJ",
	"cpf-invalido": "Esse CPF não é válido. Confira os números.",
	"cpf-tamanho": "CPF tem 11 números; você digitou {typed}",
	"cpf-vazio": "Digite o CPF",
	"nascimento-ano": "Confira o ano: você digitou {year}",
	"nascimento-futuro": "Essa data ainda não chegou. Confira o ano.",
	"nascimento-menor": "Para contratar é preciso ter 18 anos ou mais",
	"nascimento-vazio": "Digite a data de nascimento"
};
export { documentProblems as t };
