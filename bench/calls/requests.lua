-- What wrk sends: the requests of a file, one a line (path, bearer and body, parted by tabs), in turn and from the start again.
local requests, turn = {}, 0

function init(args)
  for line in io.lines(args[1]) do
    local path, bearer, body = line:match("^([^\t]*)\t([^\t]*)\t(.*)$")
    local headers = { ["content-type"] = "application/json" }
    if bearer ~= "" then headers["authorization"] = "Bearer " .. bearer end
    requests[#requests + 1] = wrk.format("POST", "/api/" .. path, headers, body)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    'FIGURES {"answered":%d,"microseconds":%d,"p50":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed
  ))
end
