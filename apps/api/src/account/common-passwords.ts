/** The passwords that leak most often, of those long enough to be chosen here; in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 123123123 12341234 11223344
  112233445566 121212121 123321123 123454321 1234554321 12344321 123456123 123456123456 123456654321
  1234567891 12345678910 123456780 123456788 123456987 147258369 147852369 159357159 159753159 159357258
  321321321 456456456 741852963 789456123 789789789 963852741 852456852 456123789 102030405060 1020304050
  10203040 01234567 00000000 000000000 0000000000 11111111 111111111 1111111111 22222222 33333333 44444444
  55555555 555555555 66666666 666666666 77777777 777777777 88888888 888888888 99999999 999999999 12121212
  13131313 69696969 11112222 11111112 12312312 123412345 1122334455 11235813 31415926 19841984 20002000
  20202020 password password1 password2 password3 password12 password123 password1234 password12345
  password! password1! password123! password@123 passw0rd passw0rd1 passw0rd! p@ssword p@ssword1 p@ssw0rd
  p@ssw0rd1 p@ssw0rd123 p@$$w0rd pa$$word pa$$w0rd pass@123 pass@1234 pass@word1 pass1234 pass12345
  password0 password01 password7 password99 mypassword newpassword yourpassword thepassword passwordpassword
  drowssap passport passwort motdepasse contraseña senha123 secret123 topsecret supersecret changeme
  changeme1 changeme123 changeme! changeit letmein1 letmein123 letmein! letmeinnow welcome1 welcome12
  welcome123 welcome1234 welcome! welcome1! welcome@123 welcome2024 welcome2025 administrator admin123
  admin1234 admin12345 admin123456 admin@123 admin@1234 adminadmin admin2024 admin2025 root1234 rootroot
  toor1234 user1234 username username1 testtest test1234 test12345 test@123 testing1 testing123 demo1234
  demodemo guest123 guest1234 default1 default123 temp1234 temporary computer computer1 internet internet1
  samsung1 samsung123 google123 facebook facebook1 whatsapp microsoft windows10 android1 iphone123 etrend123
  etrendadmin etrend1234 shopping shopping1 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwerty1! qwerty123! qwerty@123 qwertyqwerty qwer1234 qwerasdf qweasdzxc qweqweqwe qwaszx12
  1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1234qwer 12345qwert 123456qwerty 123qwe123
  123qweasd 123qweasdzxc 123456abc 123abc123 12345abc 1234abcd q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc
  qazwsx123 qazxswedc zaq12wsx zaq1zaq1 !qaz2wsx zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnm,./ zxcvasdf asdfghjk
  asdfghjkl asdfghjkl; asdfasdf asdf1234 asdfgh12 asdfqwer asd123456 asdasdasd azertyui azertyuiop azerty123
  poiuytrewq lkjhgfdsa mnbvcxz1 abcd1234 abcd12345 abcdefgh abcdefghi abcdefg1 abcdefg123 abc12345 abc123456
  abc123abc abcabcabc abcd@1234 abc@1234 aa123456 aa12345678 a1234567 a12345678 a123456789 a1b2c3d4
  a1b2c3d4e5 aaaaaaaa aaaaaaaaaa zzzzzzzz xxxxxxxx qqqqqqqq 12qwaszx iloveyou iloveyou1 iloveyou2 iloveyou!
  iloveyou123 iloveu123 loveyou1 lovelove lovely123 ilovegod iloveme1 iloveher godisgood jesus123 jesuschrist
  blessed1 princess princess1 princess123 sunshine sunshine1 football football1 football123 baseball baseball1
  basketball cricket1 cricket123 softball volleyball swimming liverpool liverpool1 chelsea1 arsenal1 barcelona
  realmadrid manchester superman superman1 superman123 batman123 spiderman pokemon1 pokemon123 starwars
  starwars1 minecraft fortnite michael1 jordan23 jennifer jessica1 michelle charlie1 ashley12 daniel12 anthony1
  victoria nicholas jonathan christian elizabeth samantha patricia benjamin alexander alexandra stephanie
  veronica danielle isabella gabriela dragon123 monkey123 master123 masterkey shadow123 killer123 hunter12
  hunter123 freedom1 whatever whatever1 trustno1 startrek mustang1 corvette mercedes porsche1 ferrari1 harley01
  chocolate butterfly butterfly1 elephant dolphins penguin1 tinkerbell hellokitty cookie123 cupcake1 pumpkin1
  blink182 metallica rockstar1 slipknot maverick midnight midnight1 moonlight lightning snowball summer123
  summer2024 summer2025 winter123 winter2024 winter2025 spring2025 autumn2025 october1 november december
  september february hello123 hello1234 hello12345 hellohello helloworld goodluck good1234 nothing1 anything
  cheese123 babygirl babygirl1 beautiful beautiful1 sweetheart sweetie1 forever1 friends1 friendship
  pakistan pakistan1 pakistan123 india123 india1234 indian123 bismillah bismillah1 allahuakbar mohammad
  muhammad1 mashallah inshallah krishna1 ganesha1 lahore123 karachi1 bangladesh nepal123 kathmandu
`
    .trim()
    .split(/\s+/),
)
