-- Anybody may ask for a call to any telephone: a request does not end what its person has said (S70).
drop trigger people_to_call_asked_again on support_requests;
drop function people_to_call_asked_again();
