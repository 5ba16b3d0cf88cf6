# Salvage, in English.

prompt-bid = The wreck is worth { $worth }. Which card do you bid?
no-bid-played = You have played your { $card }.
